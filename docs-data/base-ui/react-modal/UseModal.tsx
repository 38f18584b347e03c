import { useState } from 'react';
import { Button } from './Button';
import { HookModal } from './HookModal';
import { Dialog } from './StyledModal';

export default function UseModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      48 recipes{' '}
      <Button onClick={() => setOpen(true)}>Filter the recipes</Button>
      <HookModal open={open} onClose={close}>
        <Dialog role="dialog" aria-modal aria-label="Filter" tabIndex={-1}>
          <p>Only recipes without an oven are left.</p>
          <Button onClick={close}>Show them</Button>
        </Dialog>
      </HookModal>
    </div>
  );
}
