import Slider from '@mui/joy/Slider';

export default function SliderVariables() {
  return (
    <Slider marks aria-label="Speed of the fan" defaultValue={3} max={5} />
  );
}
