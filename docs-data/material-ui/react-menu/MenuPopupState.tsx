import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMenuButton } from './useMenuButton';

export default function MenuPopupState() {
  const [stops, setStops] = useState(3);
  const [breaks, setBreaks] = useState(1);
  const { buttonProps, menuProps, close } = useMenuButton();

  const addStop = () => {
    setStops(stops + 1);
    close();
  };
  const addBreak = () => {
    setBreaks(breaks + 1);
    close();
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">
        Stops: {stops}, breaks: {breaks}
      </Typography>
      <Button {...buttonProps}>Add to the route</Button>
      <Menu {...menuProps}>
        <MenuItem onClick={addStop}>A stop</MenuItem>
        <MenuItem onClick={addBreak}>A break</MenuItem>
      </Menu>
    </Stack>
  );
}
