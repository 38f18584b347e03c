import { useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import OriginSelect, { type Origin } from './OriginSelect';

export default function AnchorPlayground() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = useState<Origin>('bottom left');
  const [transform, setTransform] = useState<Origin>('top left');
  const close = () => setAnchorEl(null);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <OriginSelect label="Anchor" value={anchor} onChange={setAnchor} />
      <OriginSelect label="Popover" value={transform} onChange={setTransform} />
      <Button
        variant="contained"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Open
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={close}
        anchorOrigin={originOf(anchor)}
        transformOrigin={originOf(transform)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Example' } }}
      >
        <Typography sx={{ p: 2 }}>The popover</Typography>
      </Popover>
    </Stack>
  );
}

function originOf(origin: Origin) {
  const [vertical, horizontal] = origin.split(' ');
  return { vertical, horizontal } as {
    vertical: 'top' | 'center' | 'bottom';
    horizontal: 'left' | 'center' | 'right';
  };
}
