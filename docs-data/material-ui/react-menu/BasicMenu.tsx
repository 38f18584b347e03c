import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function BasicMenu() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  const listProps = {
    id: `${id}-menu`,
    'aria-labelledby': `${id}-button`,
  };
  const buttonProps = {
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? listProps.id : undefined,
  } as const;
  const menuProps = { anchorEl, open, MenuListProps: listProps };

  return (
    <>
      <Button
        {...buttonProps}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Photo
      </Button>
      <Menu {...menuProps} onClose={close}>
        <MenuItem onClick={close}>Crop</MenuItem>
        <MenuItem onClick={close}>Rotate</MenuItem>
        <MenuItem onClick={close}>Adjust colors</MenuItem>
      </Menu>
    </>
  );
}
