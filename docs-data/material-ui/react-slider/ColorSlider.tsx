import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function ColorSlider() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Slider color="secondary" defaultValue={55} aria-label="Treble" />
      <Slider color="success" defaultValue={35} aria-label="Bass" />
      <Slider disabled defaultValue={50} aria-label="Balance (mono source)" />
    </Stack>
  );
}
