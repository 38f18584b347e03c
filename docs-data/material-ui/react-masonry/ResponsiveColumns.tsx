import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import PlantTile from './PlantTile';
import { plants } from './plants';

export default function ResponsiveColumns() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        role="list"
        aria-label="Plants"
        columns={{ xs: 3, sm: 4 }}
        defaultColumns={4}
        defaultHeight={292}
        defaultSpacing={1}
      >
        {plants.map((plant) => (
          <PlantTile key={plant.name} {...plant} />
        ))}
      </Masonry>
    </Box>
  );
}
