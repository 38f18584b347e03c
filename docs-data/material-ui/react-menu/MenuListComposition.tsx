import { type KeyboardEvent, useId, useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import PopperMenu from './PopperMenu';

export default function MenuListComposition() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    close();
    button?.focus();
  };

  return (
    <>
      <Button
        ref={setButton}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Layout
      </Button>
      <PopperMenu anchorEl={button} open={open} onClose={close}>
        <MenuList id={id} autoFocusItem aria-label="Layout" onKeyDown={leave}>
          <MenuItem onClick={close}>One column</MenuItem>
          <MenuItem onClick={close}>Two columns</MenuItem>
        </MenuList>
      </PopperMenu>
    </>
  );
}
