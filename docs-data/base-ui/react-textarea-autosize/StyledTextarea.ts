import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export const StyledTextarea = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '10px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  font: 'inherit',
  lineHeight: 1.5,
  resize: 'none',
  '&:focus-visible': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

/** A label and its field. */
export const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  inlineSize: 320,
  maxInlineSize: '100%',
});
