import Slider from '@mui/material/Slider';

export default function SliderPlayground() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={40}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}
