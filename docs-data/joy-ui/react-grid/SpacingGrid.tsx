import { useId, useState } from 'react';
import Grid from '@mui/joy/Grid';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Bed } from './Bed';

export default function SpacingGrid() {
  const [spacing, setSpacing] = useState(2);
  const id = useId();

  return (
    <Stack spacing={1} sx={{ width: 1, px: 1, minHeight: 130 }}>
      <Grid container spacing={spacing}>
        {['Leek', 'Kale', 'Chard'].map((name) => (
          <Grid key={name} xs={4}>
            <Bed>{name}</Bed>
          </Grid>
        ))}
      </Grid>
      <Typography id={id}>Spacing: {spacing}</Typography>
      <Slider
        aria-labelledby={id}
        max={6}
        value={spacing}
        onChange={(_, value) => setSpacing(Number(value))}
      />
    </Stack>
  );
}
