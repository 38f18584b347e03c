import type { SwitchOwnerState } from '@mui/base/Switch';
import { styled } from '@mui/system';

interface SlotProps {
  ownerState: SwitchOwnerState;
}

export const Root = styled('span')<SlotProps>(({ ownerState }) => ({
  position: 'relative',
  flex: 'none',
  inlineSize: 56,
  blockSize: 30,
  border: '2px solid light-dark(#7c2d12, #fdba74)',
  borderRadius: 15,
  boxSizing: 'border-box',
  opacity: ownerState.disabled ? 0.6 : 1,
  outline: ownerState.focusVisible
    ? '3px solid light-dark(#1d4ed8, #93c5fd)'
    : 'none',
  outlineOffset: 2,
}));

export const Thumb = styled('span')<SlotProps>(({ ownerState }) => ({
  position: 'absolute',
  insetBlock: 3,
  insetInlineStart: ownerState.checked ? 29 : 3,
  inlineSize: 20,
  borderRadius: 10,
  outline: '2px solid transparent',
  outlineOffset: -2,
  backgroundColor: 'light-dark(#7c2d12, #fdba74)',
}));

export const Control = styled('input')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const Row = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  paddingBlock: 6,
});
