import { useRef } from 'react';
import { Modal } from '@mui/base/Modal';
import { Dialog } from './StyledModal';

export default function ServerModal() {
  const frameRef = useRef<HTMLDivElement>(null);

  return (
    <div
      ref={frameRef}
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 360px)',
        justifyContent: 'center',
        inlineSize: '100%',
        padding: 24,
        boxSizing: 'border-box',
        backgroundColor: 'light-dark(#d6d3d1, #44403c)',
      }}
    >
      <Modal
        open
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
        container={() => frameRef.current}
      >
        <Dialog role="dialog" aria-label="Opening hours">
          The archive is open from 9:00 to 17:00.
        </Dialog>
      </Modal>
    </div>
  );
}
