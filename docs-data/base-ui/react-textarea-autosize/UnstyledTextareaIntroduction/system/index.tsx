import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Textarea = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  inlineSize: 320,
  maxInlineSize: '100%',
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

export default function UnstyledTextareaIntroduction() {
  return (
    <Textarea
      aria-label="Note for the courier"
      defaultValue="Ring at the side entrance"
    />
  );
}
