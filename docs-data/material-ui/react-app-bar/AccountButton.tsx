import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenuButton } from '../react-menu/useMenuButton';

export default function AccountButton() {
  const { buttonProps, menuProps, close } = useMenuButton();

  return (
    <>
      <IconButton {...buttonProps} color="inherit" aria-label="Account">
        <AccountCircleIcon />
      </IconButton>
      <Menu {...menuProps}>
        <MenuItem onClick={close}>Reading list</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </>
  );
}
