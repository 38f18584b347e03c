import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Textarea aria-label="Caption" placeholder="Caption" size="sm" />
      <Textarea aria-label="Summary" placeholder="Summary" size="md" />
      <Textarea aria-label="Story" placeholder="Story" size="lg" />
    </Stack>
  );
}
