import type { ReactNode } from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

interface PopperMenuProps {
  anchorEl: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export default function PopperMenu({
  anchorEl,
  open,
  onClose,
  children,
}: PopperMenuProps) {
  // A click on the button toggles the menu, and isn't a click away.
  const clickAway = (event: Event) => {
    if (!anchorEl?.contains(event.target as Node)) onClose();
  };

  return (
    <Popper
      role={undefined}
      placement="bottom-start"
      anchorEl={anchorEl}
      open={open}
      transition
      sx={{ zIndex: 'modal' }}
    >
      {({ TransitionProps }) => (
        <Grow {...TransitionProps} style={{ transformOrigin: 'top' }}>
          <Paper elevation={8}>
            <ClickAwayListener onClickAway={clickAway}>
              <div>{children}</div>
            </ClickAwayListener>
          </Paper>
        </Grow>
      )}
    </Popper>
  );
}
