import Textarea from '@mui/joy/Textarea';

export default function FocusOutlineTextarea() {
  return (
    <Textarea
      aria-label="Log entry"
      placeholder="Log entry"
      minRows={2}
      sx={{
        width: 320,
        maxWidth: '100%',
        '&::before': { display: 'none' },
        '&:focus-within': {
          outline: '2px solid var(--Textarea-focusedHighlight)',
          outlineOffset: '2px',
        },
      }}
    />
  );
}
