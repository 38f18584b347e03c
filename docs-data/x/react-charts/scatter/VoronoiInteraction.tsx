import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { flats } from './flats';

const data = flats.map(({ id, size, rooms }) => ({ id, x: size, y: rooms }));

export default function VoronoiInteraction() {
  const [radius, setRadius] = useState(25);
  const [isDisabled, setDisabled] = useState(false);
  const voronoi = { disableVoronoi: isDisabled, voronoiMaxRadius: radius };
  const toggle = <Switch onChange={() => setDisabled(!isDisabled)} />;
  const slider = { value: radius, max: 100, disabled: isDisabled };
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <ScatterChart
        title="Rooms and size of flats"
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        {...voronoi}
        series={[
          { data, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
      />
      <FormControlLabel label="disableVoronoi" control={toggle} />
      <Slider
        aria-label="voronoiMaxRadius"
        {...slider}
        onChange={(_, value) => setRadius(value as number)}
      />
    </Box>
  );
}
