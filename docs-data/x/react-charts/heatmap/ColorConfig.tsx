import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import ColorKey from './ColorKey';
import { days, hours, visits } from './visits';

const colorMaps = {
  continuous: {
    type: 'continuous' as const,
    min: 0,
    max: 100,
    color: ['#fff3e0', '#bf360c'] as const,
  },
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [40, 70],
    colors: ['#a5d6a7', '#ffcc80', '#d84315'],
  },
};
type MapType = keyof typeof colorMaps;

export default function ColorConfig() {
  const [type, setType] = useState<MapType>('continuous');
  return (
    <Box component="figure" sx={{ width: '100%', m: 0 }}>
      <figcaption>Visitors to the swimming pool, by day and hour</figcaption>
      <ToggleButtonGroup
        aria-label="Type of the color map"
        exclusive
        value={type}
        onChange={(_, next: MapType | null) => setType(next ?? type)}
      >
        <ToggleButton value="continuous">Continuous</ToggleButton>
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
      </ToggleButtonGroup>
      <Heatmap
        height={340}
        margin={{ bottom: 80 }}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        zAxis={[{ colorMap: colorMaps[type] }]}
        series={[{ data: visits, label: 'Visitors' }]}
      >
        <ColorKey type={type} />
      </Heatmap>
    </Box>
  );
}
