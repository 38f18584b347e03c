import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PlantTile from './PlantTile';
import { plants } from './plants';

export default function SSRMasonry() {
  const [version, setVersion] = useState(0);

  return (
    <Box sx={{ p: 2 }}>
      <Button onClick={() => setVersion(version + 1)}>Mount it again</Button>
      <Masonry
        key={version}
        role="list"
        aria-label="Plants"
        columns={4}
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
