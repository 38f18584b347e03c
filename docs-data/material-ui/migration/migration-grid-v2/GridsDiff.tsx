import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Grid2';
import Cell from './Cell';

const parent = { border: 2, borderColor: 'text.secondary' };
const container = { outline: '2px dashed', outlineColor: 'secondary.main' };

const grid = (
  <Grid container spacing={3} sx={container}>
    <Grid item xs={6} children={<Cell>Grid, left</Cell>} />
    <Grid item xs={6} children={<Cell>Grid, right</Cell>} />
  </Grid>
);

const gridV2 = (
  <Grid2 container spacing={3} sx={container}>
    <Grid2 size={6} children={<Cell>Grid v2, left</Cell>} />
    <Grid2 size={6} children={<Cell>Grid v2, right</Cell>} />
  </Grid2>
);

export default function GridsDiff() {
  return (
    <Box sx={{ width: 1, maxWidth: 420, pt: 4, pl: 3 }}>
      <Box sx={{ ...parent, mb: 6 }}>{grid}</Box>
      <Box sx={parent}>{gridV2}</Box>
    </Box>
  );
}
