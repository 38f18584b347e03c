import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FocusedRingInput() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Input
        placeholder="Thin ring"
        aria-label="Field with a thin ring"
        sx={{ '--Input-focusedThickness': '1px' }}
      />
      <Input
        placeholder="Green ring"
        aria-label="Field with a green ring"
        sx={{
          '--Input-focusedThickness': '0.25rem',
          '--Input-focusedHighlight':
            'var(--joy-palette-success-outlinedBorder)',
        }}
      />
    </Stack>
  );
}
