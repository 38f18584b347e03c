import { useId, useState } from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import './styles.css';

const slots = { backdrop: 'div' } as const;

export default function ModalUnstyled() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      Night Trains, due on Friday{' '}
      <Button onClick={() => setOpen(true)}>Return the book</Button>
      <Modal className="return-modal" open={open} onClose={close} slots={slots}>
        <div
          className="return-dialog"
          role="dialog"
          aria-modal
          aria-labelledby={titleId}
        >
          <h2 id={titleId}>Return the book?</h2>
          <p>Four people are waiting for it.</p>
          <Button onClick={close}>Return it</Button>
        </div>
      </Modal>
    </div>
  );
}
