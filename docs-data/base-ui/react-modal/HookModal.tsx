import type { CSSProperties, ReactElement } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { Backdrop } from './StyledModal';

const layer: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
};

interface HookModalProps {
  open: boolean;
  onClose: () => void;
  children: ReactElement;
}

export function HookModal({ open, onClose, children }: HookModalProps) {
  const { getBackdropProps, getRootProps, isTopModal, portalRef, rootRef } =
    useModal({ open, onClose, children, rootRef: null });
  if (!open) return null;

  return (
    <Portal ref={portalRef}>
      <div {...getRootProps()} ref={rootRef} style={layer}>
        <Backdrop {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </div>
    </Portal>
  );
}
