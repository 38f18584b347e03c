import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { actions } from './actions';

const corner = { position: 'absolute', bottom: 0, insetInlineEnd: 0 };

export default function BasicSpeedDial() {
  return (
    <Box sx={{ position: 'relative', height: 240, width: 320, maxWidth: 1 }}>
      <SpeedDial
        ariaLabel="Add to the diary"
        icon={<SpeedDialIcon />}
        sx={corner}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
        ))}
      </SpeedDial>
    </Box>
  );
}
