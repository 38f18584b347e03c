import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { actions } from './actions';

const corner = { position: 'absolute', bottom: 0, insetInlineEnd: 100 };

export default function SpeedDialTooltipOpen() {
  const [open, setOpen] = useState(true);
  const items = actions.map(({ name, icon }) => (
    <SpeedDialAction key={name} icon={icon} tooltipTitle={name} tooltipOpen />
  ));

  return (
    <Box sx={{ position: 'relative', height: 240, width: 256 }}>
      <SpeedDial
        ariaLabel="Add to the notebook"
        icon={<SpeedDialIcon />}
        sx={corner}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        {items}
      </SpeedDial>
    </Box>
  );
}
