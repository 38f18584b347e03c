import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

export const StyledModal = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  [`&.${modalClasses.hidden}`]: { display: 'none' },
});

export const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
});

export const Dialog = styled('div')({
  inlineSize: 360,
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  boxSizing: 'border-box',
  padding: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#ffffff, #1c1f26)',
  color: 'light-dark(#111827, #f3f4f6)',
  overflow: 'auto',
});

export const slots = { backdrop: Backdrop };
