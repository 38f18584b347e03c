import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function LayoutModalDialog() {
  const [layout, setLayout] = useState<'center' | 'fullscreen'>();

  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => setLayout('center')}>Open a note</Button>
      <Button onClick={() => setLayout('fullscreen')}>Open the editor</Button>
      <Modal open={Boolean(layout)} onClose={() => setLayout(undefined)}>
        <ModalDialog layout={layout}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Packing list</DialogTitle>
          <DialogContent>Lamp, rope, dry socks.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
