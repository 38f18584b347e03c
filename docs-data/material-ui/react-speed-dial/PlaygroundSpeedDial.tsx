import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { actions } from './actions';

const frame = {
  display: 'grid',
  placeItems: 'center',
  height: 400,
  width: 256,
};

export default function PlaygroundSpeedDial() {
  return (
    <Box sx={{ ...frame, position: 'relative' }}>
      <SpeedDial
        ariaLabel="Add a note"
        direction="right"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute' }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
        ))}
      </SpeedDial>
    </Box>
  );
}
