import { useState } from 'react';
import { Button } from './Button';
import { ConfirmDelete } from './ConfirmDelete';
import { Dialog, StyledModal, slots } from './StyledModal';

export default function NestedModal() {
  const [level, setLevel] = useState(0);
  const [deleted, setDeleted] = useState(false);
  const remove = () => {
    setDeleted(true);
    setLevel(0);
  };
  const show = () => (deleted ? setDeleted(false) : setLevel(1));

  return (
    <div>
      {deleted ? 'No delivery address' : 'Delivery to Lime Street'}{' '}
      <Button onClick={show}>{deleted ? 'Undo' : 'Show the address'}</Button>
      <StyledModal open={level > 0} onClose={() => setLevel(0)} slots={slots}>
        <Dialog role="dialog" aria-modal aria-label="Address">
          <p>12 Lime Street</p>
          <Button onClick={() => setLevel(2)}>Delete</Button>{' '}
          <Button onClick={() => setLevel(0)}>Close</Button>
          <ConfirmDelete
            open={level > 1}
            onClose={() => setLevel(1)}
            onDelete={remove}
          />
        </Dialog>
      </StyledModal>
    </div>
  );
}
