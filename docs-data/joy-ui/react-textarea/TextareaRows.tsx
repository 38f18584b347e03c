import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const recipe = 'Soak the beans.\nDice the carrots.\nSimmer for an hour.';

export default function TextareaRows() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%', minHeight: 280 }}>
      <Textarea aria-label="Grows with the text" defaultValue={recipe} />
      <Textarea aria-label="At least three lines" minRows={3} />
      <Textarea
        aria-label="Two lines at most"
        maxRows={2}
        defaultValue={recipe}
      />
    </Stack>
  );
}
