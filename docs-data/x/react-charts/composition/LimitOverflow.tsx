import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const stores = [{ scaleType: 'band' as const, data: ['Web', 'Post', 'Shop'] }];

export default function LimitOverflow() {
  const id = useId();
  const [isLimited, setLimited] = useState(true);
  const clip = isLimited ? `url(#${id})` : undefined;
  const toggle = (
    <Switch checked={isLimited} onChange={() => setLimited(!isLimited)} />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel label="Limit to the drawing area" control={toggle} />
      <ResponsiveChartContainer
        title="Orders by channel, on an axis that ends at 100"
        height={260}
        skipAnimation
        xAxis={stores}
        yAxis={[{ max: 100 }]}
        series={[{ type: 'bar', data: [118, 64, 91] }]}
      >
        <ChartsClipPath id={id} />
        <g clipPath={clip}>
          <BarPlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Box>
  );
}
