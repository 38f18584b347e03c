import { useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Row from './Row';

const steps = [0, 1, 2, 4].map((step) => (
  <ToggleButton key={step} value={step} sx={{ px: 2 }}>
    {step}
  </ToggleButton>
));

const rows = ['Stalls', 'Box', 'Balcony', 'Gallery'].map((name) => (
  <Grid key={name} item xs={6}>
    <Row>{name}</Row>
  </Grid>
));

export default function SpacingGrid() {
  const [spacing, setSpacing] = useState(2);

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={spacing}
        onChange={(_event, value) => setSpacing(value ?? spacing)}
        aria-label="Spacing"
        sx={{ mb: 2 }}
      >
        {steps}
      </ToggleButtonGroup>
      <Grid container spacing={spacing}>
        {rows}
      </Grid>
    </Box>
  );
}
