import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visits } from './visits';

export default function HighlightHeatmap() {
  const [fades, setFades] = useState(true);
  const fade = fades ? 'global' : 'none';
  const highlightScope = { highlight: 'item', fade } as const;
  return (
    <Box component="figure" sx={{ width: '100%', m: 0 }}>
      <figcaption>Visitors to the swimming pool, by day and hour</figcaption>
      <FormControlLabel
        control={<Switch checked={fades} />}
        label="Fade all other cells"
        onChange={(_, checked) => setFades(checked)}
      />
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: visits, label: 'Visitors', highlightScope }]}
      />
    </Box>
  );
}
