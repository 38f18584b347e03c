import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import PlantTile from './PlantTile';
import { plants } from './plants';

export default function BasicMasonry() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        role="list"
        aria-label="Plants"
        spacing={2}
        defaultColumns={4}
        defaultHeight={324}
        defaultSpacing={2}
      >
        {plants.map((plant) => (
          <PlantTile key={plant.name} {...plant} />
        ))}
      </Masonry>
    </Box>
  );
}
