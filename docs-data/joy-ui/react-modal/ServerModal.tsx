import { useRef } from 'react';
import Box from '@mui/joy/Box';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ServerModal() {
  const root = useRef<HTMLDivElement>(null);

  return (
    <Box ref={root} sx={{ width: '100%', height: 200, transform: 'scale(1)' }}>
      <Modal
        open
        disablePortal
        disableEnforceFocus
        disableAutoFocus
        disableScrollLock
        container={() => root.current}
      >
        <ModalDialog minWidth="0px" sx={{ maxWidth: '100%' }}>
          <DialogTitle>On the first paint</DialogTitle>
          <DialogContent sx={{ overflow: 'visible' }}>
            The server rendered this dialog.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
