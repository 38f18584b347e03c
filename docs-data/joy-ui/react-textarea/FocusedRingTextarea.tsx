import Textarea from '@mui/joy/Textarea';

export default function FocusedRingTextarea() {
  return (
    <Textarea
      aria-label="Tasting notes"
      placeholder="Tasting notes"
      minRows={2}
      sx={{
        width: 320,
        maxWidth: '100%',
        '--Textarea-focusedThickness': '4px',
        '--Textarea-focusedHighlight':
          'var(--joy-palette-warning-outlinedBorder)',
      }}
    />
  );
}
