import Slider from '@mui/joy/Slider';

export default function SliderUsage() {
  return <Slider aria-label="Brightness" defaultValue={3} max={10} />;
}
