import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenuButton } from './useMenuButton';

export default function MenuPopupState() {
  const { buttonProps, menuProps, close } = useMenuButton();

  return (
    <>
      <Button {...buttonProps}>Add to the route</Button>
      <Menu {...menuProps}>
        <MenuItem onClick={close}>A stop</MenuItem>
        <MenuItem onClick={close}>A break</MenuItem>
        <MenuItem onClick={close}>A note for the driver</MenuItem>
      </Menu>
    </>
  );
}
