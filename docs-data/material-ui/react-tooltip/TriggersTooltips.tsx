import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TriggersTooltips() {
  const [open, setOpen] = useState(false);
  const hide = () => setOpen(false);
  const clickOnly = (
    <Tooltip
      describeChild
      disableFocusListener
      disableHoverListener
      disableTouchListener
      title="Copied to the clipboard"
      open={open}
      onClose={hide}
    >
      <Button onClick={() => setOpen(!open)} onBlur={hide}>
        Press
      </Button>
    </Tooltip>
  );

  return (
    <Stack direction="row" spacing={1}>
      <Tooltip describeChild disableFocusListener title="The pointer is here">
        <Button>Hover</Button>
      </Tooltip>
      <Tooltip describeChild disableHoverListener title="The focus is here">
        <Button>Focus</Button>
      </Tooltip>
      {clickOnly}
    </Stack>
  );
}
