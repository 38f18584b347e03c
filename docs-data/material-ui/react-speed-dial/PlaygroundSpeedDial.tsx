import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { actions } from './actions';

const directions = ['up', 'right', 'down', 'left'] as const;
const frame = {
  display: 'grid',
  placeItems: 'center',
  height: 400,
  width: 256,
};

export default function PlaygroundSpeedDial() {
  const [direction, setDirection] =
    useState<(typeof directions)[number]>('right');
  const labelId = useId();

  const radios = directions.map((value) => (
    <FormControlLabel
      key={value}
      value={value}
      label={value}
      control={<Radio onChange={() => setDirection(value)} />}
    />
  ));
  const dial = (
    <SpeedDial
      ariaLabel="Add a note"
      direction={direction}
      icon={<SpeedDialIcon />}
      sx={{ position: 'absolute' }}
    >
      {actions.map(({ name, icon }) => (
        <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
      ))}
    </SpeedDial>
  );

  return (
    <div>
      <FormLabel id={labelId}>Direction</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={direction}>
        {radios}
      </RadioGroup>
      <Box sx={{ ...frame, position: 'relative' }}>{dial}</Box>
    </div>
  );
}
