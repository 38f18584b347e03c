import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function SizeModalDialog() {
  const [size, setSize] = useState<'sm' | 'md' | 'lg'>();

  return (
    <Stack direction="row" spacing={1}>
      <Button size="sm" onClick={() => setSize('sm')} children="Small" />
      <Button size="md" onClick={() => setSize('md')} children="Medium" />
      <Button size="lg" onClick={() => setSize('lg')} children="Large" />
      <Modal open={Boolean(size)} onClose={() => setSize(undefined)}>
        <ModalDialog size={size}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Storage</DialogTitle>
          <DialogContent>80% of the drive is in use.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
