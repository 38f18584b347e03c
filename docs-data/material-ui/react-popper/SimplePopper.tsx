import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function SimplePopper() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchorEl !== null;

  return (
    <>
      <Button
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
        onKeyDown={({ key }) => key === 'Escape' && setAnchorEl(null)}
        onBlur={() => setAnchorEl(null)}
      >
        Where is platform 9?
      </Button>
      <Popper id={id} open={open} anchorEl={anchorEl}>
        <Paper sx={{ p: 1, border: 1 }}>Through the tunnel, then left</Paper>
      </Popper>
    </>
  );
}
