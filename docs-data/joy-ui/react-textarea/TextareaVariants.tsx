import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Textarea aria-label="Plot" placeholder="Plot" variant="outlined" />
      <Textarea aria-label="Setting" placeholder="Setting" variant="soft" />
      <Textarea aria-label="Voices" placeholder="Voices" variant="plain" />
      <Textarea aria-label="Ending" placeholder="Ending" variant="solid" />
    </Stack>
  );
}
