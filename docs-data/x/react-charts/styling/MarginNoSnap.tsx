import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const halls = ['Hall A', 'Hall B', 'Hall C'];

export default function MarginNoSnap() {
  const id = useId();
  const [margin, setMargin] = useState({
    top: 20,
    right: 20,
    bottom: 40,
    left: 40,
  });
  const sliders = sides.map((side) => (
    <Box key={side} sx={{ width: 130 }}>
      <Typography id={`${id}-${side}`} variant="body2">
        {side}: {margin[side]}
      </Typography>
      <Slider
        aria-labelledby={`${id}-${side}`}
        size="small"
        max={100}
        value={margin[side]}
        onChange={(_, value) =>
          setMargin({ ...margin, [side]: value as number })
        }
      />
    </Box>
  ));
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Stands per exhibition hall"
        height={260}
        margin={margin}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: halls }]}
        series={[{ data: [84, 61, 72] }]}
        sx={{ outline: '1px dashed gray', outlineOffset: -1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, p: 1 }}>
        {sliders}
      </Box>
    </Box>
  );
}
