import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import Panel from './Panel';

const panels = ['Roof', 'Carport', 'Field', 'Battery', 'Grid', 'House'].map(
  (name) => (
    <Grid key={name} size={4}>
      <Panel>{name}</Panel>
    </Grid>
  ),
);

export default function SpacingGrid() {
  const id = useId();
  const [spacing, setSpacing] = useState(2);

  return (
    <Box sx={{ width: 1 }}>
      <Typography id={id}>Spacing: {spacing}</Typography>
      <Slider
        aria-labelledby={id}
        value={spacing}
        onChange={(_event, value) => setSpacing(Number(value))}
        max={8}
        sx={{ width: 200, mb: 1 }}
      />
      <Grid container spacing={spacing}>
        {panels}
      </Grid>
    </Box>
  );
}
