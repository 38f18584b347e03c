import Slider from '@mui/material/Slider';

const inMinutes = (value: number) => `${value} minutes`;

export default function DiscreteSlider() {
  return (
    <Slider
      aria-label="Length of the nap"
      defaultValue={20}
      min={10}
      max={60}
      step={10}
      marks
      valueLabelDisplay="auto"
      getAriaValueText={inMinutes}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}
