import { type KeyboardEvent, useId, useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PopperMenu from './PopperMenu';

export default function MenuListComposition() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [columns, setColumns] = useState(1);
  const id = useId();
  const close = () => setOpen(false);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    close();
    button?.focus();
  };

  const choose = (count: number) => {
    setColumns(count);
    close();
    button?.focus();
  };
  const buttonProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const;

  return (
    <Stack sx={{ width: 320, maxWidth: '100%', gap: 1 }}>
      <Button ref={setButton} {...buttonProps}>
        Layout
      </Button>
      <PopperMenu anchorEl={button} open={open} onClose={close}>
        <MenuList id={id} autoFocusItem aria-label="Layout" onKeyDown={leave}>
          <MenuItem onClick={() => choose(1)}>One column</MenuItem>
          <MenuItem onClick={() => choose(2)}>Two columns</MenuItem>
        </MenuList>
      </PopperMenu>
      <Typography sx={{ columnCount: columns }}>
        The lighthouse was built in 1884, and still warns of the reef.
      </Typography>
    </Stack>
  );
}
