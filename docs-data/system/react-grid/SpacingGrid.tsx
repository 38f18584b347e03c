import { useId, useState } from 'react';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

const beds = ['Beans', 'Herbs', 'Leeks', 'Squash', 'Peas', 'Chard'].map(
  (name) => (
    <Grid key={name} size={4} sx={bed}>
      {name}
    </Grid>
  ),
);

export default function SpacingGrid() {
  const id = useId();
  const [spacing, setSpacing] = useState(2);

  return (
    <Box sx={{ width: 1 }}>
      <label htmlFor={id}>Spacing: {spacing}</label>
      <Box
        component="input"
        id={id}
        type="range"
        min={0}
        max={6}
        value={spacing}
        onChange={({ target }) => setSpacing(Number(target.value))}
        sx={{ display: 'block', mb: 2 }}
      />
      <Grid container spacing={spacing}>
        {beds}
      </Grid>
    </Box>
  );
}
