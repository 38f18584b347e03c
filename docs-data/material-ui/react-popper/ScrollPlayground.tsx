import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const box = {
  height: 260,
  width: 256,
  overflow: 'auto',
  border: 1,
};

export default function ScrollPlayground() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  const [flip, setFlip] = useState(true);
  const modifiers = useMemo(() => [{ name: 'flip', enabled: flip }], [flip]);
  const button = { ref: setAnchorEl, 'aria-expanded': open };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Flip where there is no space"
        control={<Switch checked={flip} onChange={() => setFlip(!flip)} />}
      />
      <Box role="group" aria-label="Scroll here" tabIndex={0} sx={box}>
        <Box sx={{ height: 560, pt: 25, textAlign: 'center' }}>
          <Button {...button} onClick={() => setOpen(!open)}>
            Toggle the popper
          </Button>
          <Popper
            disablePortal
            open={open && anchorEl !== null}
            anchorEl={anchorEl}
            modifiers={modifiers}
          >
            <Paper sx={{ p: 2, border: 1 }}>It follows the button.</Paper>
          </Popper>
        </Box>
      </Box>
    </Stack>
  );
}
