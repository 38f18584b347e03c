import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import { actions } from './actions';

const corner = { position: 'absolute', bottom: 0, insetInlineEnd: 0 };

export default function ControlledOpenSpeedDial() {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState('nothing');
  const button = useRef<HTMLButtonElement>(null);

  // Closed actions are invisible, so they must not keep the focus.
  const add = (name: string) => {
    button.current?.focus();
    setAdded(name);
    setOpen(false);
  };

  const items = actions.map(({ name, icon }) => (
    <SpeedDialAction
      key={name}
      icon={icon}
      tooltipTitle={name}
      onClick={() => add(name)}
    />
  ));

  return (
    <Box sx={{ position: 'relative', height: 240, width: 320, maxWidth: 1 }}>
      <Typography role="status">Added: {added}</Typography>
      <SpeedDial
        ariaLabel="Add to the log"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        FabProps={{ ref: button }}
        sx={corner}
      >
        {items}
      </SpeedDial>
    </Box>
  );
}
