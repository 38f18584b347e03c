import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenuButton } from './useMenuButton';

export default function FadeMenu() {
  const { buttonProps, menuProps, close } = useMenuButton();

  return (
    <>
      <Button {...buttonProps}>Sort the plants</Button>
      <Menu {...menuProps} TransitionComponent={Fade}>
        <MenuItem onClick={close}>By height</MenuItem>
        <MenuItem onClick={close}>By month of bloom</MenuItem>
      </Menu>
    </>
  );
}
