import { type MouseEvent, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicMenu() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [edit, setEdit] = useState('no edits');
  const id = useId();
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);
  const apply = (name: string) => {
    setEdit(name);
    close();
  };

  const listProps = {
    id: `${id}-menu`,
    'aria-labelledby': `${id}-button`,
  };
  const buttonProps = {
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? listProps.id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) =>
      setAnchorEl(event.currentTarget),
  } as const;
  const menuProps = { anchorEl, open, MenuListProps: listProps };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography role="status">harbor.jpg: {edit}</Typography>
      <Button {...buttonProps}>Edit the photo</Button>
      <Menu {...menuProps} onClose={close}>
        <MenuItem onClick={() => apply('cropped')}>Crop</MenuItem>
        <MenuItem onClick={() => apply('rotated')}>Rotate</MenuItem>
        <MenuItem onClick={() => apply('recolored')}>Adjust colors</MenuItem>
      </Menu>
    </Stack>
  );
}
