import { useState } from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMenuButton } from './useMenuButton';

const row = { display: 'flex', alignItems: 'center', gap: 4, py: 1, px: 2 };
const above = {
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
  transformOrigin: { vertical: 'bottom', horizontal: 'center' },
} as const;

export default function PositionedMenu() {
  const [state, setState] = useState('3:42');
  const { buttonProps, menuProps, close } = useMenuButton();
  const put = (place: string) => {
    setState(place);
    close();
  };

  return (
    <Paper variant="outlined" sx={row}>
      <Typography role="status">Rain on the roof, {state}</Typography>
      <IconButton {...buttonProps} aria-label="Actions for the track">
        <MoreVertIcon />
      </IconButton>
      <Menu {...menuProps} {...above}>
        <MenuItem onClick={() => put('plays next')}>Play next</MenuItem>
        <MenuItem onClick={() => put('in favorites')}>
          Add to favorites
        </MenuItem>
      </Menu>
    </Paper>
  );
}
