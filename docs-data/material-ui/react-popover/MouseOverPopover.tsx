import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MouseOverPopover() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchorEl !== null;
  const hide = () => setAnchorEl(null);

  const hover = {
    onMouseEnter: (event: { currentTarget: HTMLElement }) =>
      setAnchorEl(event.currentTarget),
    onMouseLeave: hide,
    onFocus: (event: { currentTarget: HTMLElement }) =>
      setAnchorEl(event.currentTarget),
    onBlur: hide,
  };
  const passive = {
    disableAutoFocus: true,
    disableEnforceFocus: true,
    disableRestoreFocus: true,
    disableScrollLock: true,
    sx: { pointerEvents: 'none' },
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Old harbor, noon</Typography>
      <Button aria-describedby={open ? id : undefined} {...hover}>
        Tide: 3.1 m
      </Button>
      <Popover
        {...passive}
        open={open}
        anchorEl={anchorEl}
        onClose={hide}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Typography id={id} sx={{ p: 1 }}>
          Above the level at low tide
        </Typography>
      </Popover>
    </Stack>
  );
}
