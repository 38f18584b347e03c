import { type MouseEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicPopover() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const buttonProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: (event: MouseEvent<HTMLElement>) =>
      setAnchorEl(event.currentTarget),
  } as const;
  const paper = { role: 'dialog', 'aria-label': 'Price per night' };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Attic room, $84 a night</Typography>
      <Button {...buttonProps}>Why $84?</Button>
      <Popover
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper }}
      >
        <Typography sx={{ p: 2 }}>$78 for the room, $6 city tax</Typography>
      </Popover>
    </Stack>
  );
}
