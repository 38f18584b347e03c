import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function VariantModalDialog() {
  const [variant, setVariant] = useState<(typeof variants)[number]>();
  const buttons = variants.map((name) => (
    <Button key={name} variant="outlined" onClick={() => setVariant(name)}>
      {name}
    </Button>
  ));

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {buttons}
      <Modal open={Boolean(variant)} onClose={() => setVariant(undefined)}>
        <ModalDialog variant={variant} color="primary">
          <ModalClose aria-label="Close" />
          <DialogTitle>Tide table</DialogTitle>
          <DialogContent>High water at 14:20.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
