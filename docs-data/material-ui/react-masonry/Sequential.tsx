import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import PlantTile from './PlantTile';
import { plantsByName } from './plants';

export default function Sequential() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        role="list"
        aria-label="Plants"
        sequential
        spacing={2}
        defaultColumns={4}
        defaultHeight={404}
        defaultSpacing={2}
      >
        {plantsByName.map((plant) => (
          <PlantTile key={plant.name} {...plant} />
        ))}
      </Masonry>
    </Box>
  );
}
