import { useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { Choices, firstLayout } from './Choices';
import Row from './Row';

const rows = ['Stalls', 'Box', 'Balcony'].map((name) => (
  <Grid key={name} item>
    <Row>{name}</Row>
  </Grid>
));

export default function InteractiveGrid() {
  const [{ direction, ...sx }, setLayout] = useState(firstLayout);

  return (
    <Box sx={{ width: 1 }}>
      <Choices layout={{ direction, ...sx }} onChange={setLayout} />
      <Grid
        container
        direction={direction}
        sx={{ ...sx, gap: 1, minHeight: 220, border: '1px dashed' }}
      >
        {rows}
      </Grid>
    </Box>
  );
}
