import { Button } from './Button';
import { Dialog, StyledModal, slots } from './StyledModal';

interface ConfirmDeleteProps {
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
}

export function ConfirmDelete({ open, onClose, onDelete }: ConfirmDeleteProps) {
  return (
    <StyledModal open={open} onClose={onClose} slots={slots}>
      <Dialog role="alertdialog" aria-modal aria-label="Delete it?">
        <p>Parcels on their way will come back.</p>
        <Button onClick={onClose}>Keep it</Button>{' '}
        <Button onClick={onDelete}>Delete it</Button>
      </Dialog>
    </StyledModal>
  );
}
