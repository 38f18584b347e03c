import { useState } from 'react';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverSpecimen() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBox} style={{ inlineSize: '100%', minBlockSize: 240 }}>
      {box && (
        <Popover
          open
          disableScrollLock
          disableEnforceFocus
          disableAutoFocus
          disableRestoreFocus
          container={box}
          anchorReference="none"
          slotProps={{ paper: { sx: { top: 32, left: 32 } } }}
        >
          <Typography sx={{ p: 2 }}>
            The last train leaves at 11:40 PM.
          </Typography>
        </Popover>
      )}
    </div>
  );
}
