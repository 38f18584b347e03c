import { useRef } from 'react';
import Box from '@mui/material/Box';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { Panel } from './Panel';

const frame = { width: 1, height: 200, transform: 'translateZ(0)' };

export default function ServerModal() {
  const frameRef = useRef<HTMLDivElement>(null);

  return (
    <Box ref={frameRef} sx={frame}>
      <Modal
        open
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
        container={() => frameRef.current}
      >
        <Panel role="dialog" aria-label="Maintenance">
          <Typography>The service is down until 6:00.</Typography>
        </Panel>
      </Modal>
    </Box>
  );
}
