import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenuButton } from './useMenuButton';

const above = {
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
  transformOrigin: { vertical: 'bottom', horizontal: 'center' },
} as const;

export default function PositionedMenu() {
  const { buttonProps, menuProps, close } = useMenuButton();

  return (
    <>
      <IconButton {...buttonProps} aria-label="Track">
        <MoreVertIcon />
      </IconButton>
      <Menu {...menuProps} {...above}>
        <MenuItem onClick={close}>Play next</MenuItem>
        <MenuItem onClick={close}>Add to a playlist</MenuItem>
      </Menu>
    </>
  );
}
