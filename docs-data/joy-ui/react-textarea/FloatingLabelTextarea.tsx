import { useId } from 'react';
import Box from '@mui/joy/Box';
import Textarea, { textareaClasses } from '@mui/joy/Textarea';

export default function FloatingLabelTextarea() {
  const id = useId();

  return (
    <Box sx={fieldStyle}>
      <Textarea minRows={2} placeholder=" " slotProps={{ textarea: { id } }} />
      <label htmlFor={id}>Directions to the cabin</label>
    </Box>
  );
}

/** The label takes the place of the placeholder until the field has focus or text. */
const fieldStyle = {
  position: 'relative',
  width: 320,
  maxWidth: '100%',
  [`& .${textareaClasses.root}`]: { pt: 3 },
  '& label': {
    position: 'absolute',
    insetInlineStart: '0.75rem',
    top: '1.5rem',
    lineHeight: 1,
    color: 'text.tertiary',
    pointerEvents: 'none',
  },
  [`& .${textareaClasses.root}:has(textarea:focus, textarea:not(:placeholder-shown):not([aria-hidden])) + label`]:
    { top: '0.5rem', fontSize: 'xs' },
} as const;
