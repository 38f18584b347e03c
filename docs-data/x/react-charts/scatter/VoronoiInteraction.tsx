import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { flats } from './flats';

const data = flats.map(({ id, size, rooms }) => ({ id, x: size, y: rooms }));
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const axes = {
  xAxis: [{ label: 'Size (m²)' }],
  yAxis: [{ label: 'Rooms', min: 0, max: 5 }],
};

export default function VoronoiInteraction() {
  const id = useId();
  const [radius, setRadius] = useState(25);
  const [isDisabled, setDisabled] = useState(false);
  const voronoi = { disableVoronoi: isDisabled, voronoiMaxRadius: radius };
  const toggle = (
    <Switch checked={isDisabled} onChange={() => setDisabled(!isDisabled)} />
  );
  const slider = { value: radius, max: 100, disabled: isDisabled };
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <ScatterChart
        title="Rooms and size of flats"
        height={240}
        margin={{ top: 20, right: 20 }}
        skipAnimation
        {...voronoi}
        {...axes}
        series={[{ data, highlightScope }]}
      />
      <FormControlLabel label="disableVoronoi" control={toggle} />
      <Typography id={id}>voronoiMaxRadius: {radius}</Typography>
      <Slider
        aria-labelledby={id}
        {...slider}
        onChange={(_, value) => setRadius(value as number)}
      />
    </Box>
  );
}
