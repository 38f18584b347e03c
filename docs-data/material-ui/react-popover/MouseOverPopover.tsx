import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MouseOverPopover() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchorEl !== null;
  const hide = () => setAnchorEl(null);

  const layer = <div ref={setContainer} />;
  const hover = {
    onMouseEnter: (event: { currentTarget: HTMLElement }) =>
      setAnchorEl(event.currentTarget),
    onMouseLeave: hide,
    onFocus: (event: { currentTarget: HTMLElement }) =>
      setAnchorEl(event.currentTarget),
    onBlur: hide,
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Escape') hide();
    },
  };
  const passive = {
    // A popover hides everything else in its container from screen readers.
    container,
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
      <Portal>{layer}</Portal>
      <Popover
        {...passive}
        open={open}
        anchorEl={anchorEl}
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
