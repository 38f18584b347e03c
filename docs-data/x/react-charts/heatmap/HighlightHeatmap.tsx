import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visits } from './visits';

export default function HighlightHeatmap() {
  const [fades, setFades] = useState(true);
  const fade = fades ? 'global' : 'none';
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fades} />}
        label="Fade all other cells"
        onChange={(_, checked) => setFades(checked)}
      />
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: visits, highlightScope: { highlight: 'item', fade } }]}
      />
    </Box>
  );
}
