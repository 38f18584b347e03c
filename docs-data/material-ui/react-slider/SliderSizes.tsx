import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Slider size="small" defaultValue={70} aria-label="Zoom, small" />
      <Slider defaultValue={40} aria-label="Zoom, medium" />
    </Stack>
  );
}
