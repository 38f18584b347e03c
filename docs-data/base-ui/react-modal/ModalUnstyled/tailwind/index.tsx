import { useId, useState } from 'react';
import { Button as BaseButton, type ButtonProps } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';

const card =
  'max-h-full max-w-[400px] overflow-auto rounded-xl bg-white p-6 text-gray-900 dark:bg-gray-800 dark:text-gray-100';
const slots = { backdrop: 'div' } as const;
const slotProps = {
  root: { className: 'fixed inset-0 z-[1300] grid place-items-center p-4' },
  backdrop: { className: 'fixed inset-0 -z-1 bg-black/60' },
};

function Button(props: ButtonProps) {
  return (
    <BaseButton
      {...props}
      className="rounded border border-current px-3 py-1"
    />
  );
}

export default function ModalUnstyled() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  return (
    <div>
      Night Trains, due on Friday{' '}
      <Button onClick={show}>Return the book</Button>
      <Modal open={open} onClose={close} slots={slots} slotProps={slotProps}>
        <div
          role="dialog"
          aria-modal
          aria-labelledby={titleId}
          className={card}
        >
          <h2 id={titleId}>Return the book?</h2>
          <p className="my-4">Four people are waiting for it.</p>
          <Button onClick={close}>Return it</Button>
        </div>
      </Modal>
    </div>
  );
}
