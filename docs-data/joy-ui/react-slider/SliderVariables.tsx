import Slider from '@mui/joy/Slider';

export default function SliderVariables() {
  return <Slider marks aria-label="Fan speed" defaultValue={3} max={5} />;
}
