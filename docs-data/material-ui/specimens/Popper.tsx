import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperSpecimen() {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <div style={{ minBlockSize: 120 }}>
      <Button ref={setButton} aria-describedby={id}>
        Archive
      </Button>
      {button && (
        <Popper id={id} open anchorEl={button} disablePortal>
          <Paper elevation={3} sx={{ p: 1.5 }}>
            Hides 12 messages from the inbox
          </Paper>
        </Popper>
      )}
    </div>
  );
}
