import { useId, useState } from 'react';
import { Modal as BaseModal } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Button } from '../../Button';

const Modal = styled(BaseModal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
});

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
});

const Dialog = styled('div')({
  maxInlineSize: 400,
  maxBlockSize: '100%',
  boxSizing: 'border-box',
  padding: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#ffffff, #1c1f26)',
  color: 'light-dark(#111827, #f3f4f6)',
  overflow: 'auto',
});

const slots = { backdrop: Backdrop };

export default function ModalUnstyled() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      Night Trains, due on Friday{' '}
      <Button onClick={() => setOpen(true)}>Return the book</Button>
      <Modal open={open} onClose={close} slots={slots}>
        <Dialog role="dialog" aria-modal aria-labelledby={titleId}>
          <h2 id={titleId}>Return the book?</h2>
          <p>Four people are waiting for it.</p>
          <Button onClick={close}>Return it</Button>
        </Dialog>
      </Modal>
    </div>
  );
}
