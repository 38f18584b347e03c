import { styled } from '@mui/system';

/** A field and its two buttons, side by side. */
export const HookRow = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  '& input, & button': {
    boxSizing: 'border-box',
    blockSize: 36,
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 6,
    backgroundColor: 'light-dark(#ffffff, #16181d)',
    color: 'light-dark(#111827, #f3f4f6)',
    font: 'inherit',
    textAlign: 'center',
  },
  '& button': {
    inlineSize: 36,
    padding: 0,
    cursor: 'pointer',
    '&:disabled': { borderStyle: 'dashed', opacity: 0.6 },
  },
});
