import { type KeyboardEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperClickAway() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  const button = { ref: setAnchorEl, 'aria-expanded': open };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={closeOnEscape}>
        <Button {...button} onClick={() => setOpen(!open)}>
          Lost and found
        </Button>
        <Popper open={open} anchorEl={anchorEl} role="status">
          <Paper sx={{ p: 2, border: 1 }}>Open until 18:00, counter 2</Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
