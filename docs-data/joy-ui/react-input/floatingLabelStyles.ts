/** The label is in place of the placeholder until the field has focus or text. */
export const labelStyle = {
  position: 'absolute',
  insetInlineStart: 0,
  top: '1.125rem',
  lineHeight: 1,
  color: 'text.tertiary',
  pointerEvents: 'none',
  transition: 'all 150ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

export const wrapperStyle = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: '3.25rem',
  '& input': {
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    pt: '1.25rem',
    pb: 0,
    px: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    '&::placeholder': { color: 'transparent' },
  },
  '& input:focus + label, & input:not(:placeholder-shown) + label': {
    top: '0.5rem',
    fontSize: '0.75rem',
  },
} as const;
