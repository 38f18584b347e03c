import Slider from '@mui/material/Slider';

const withSign = (value: number) => (value > 0 ? `+${value}` : `${value}`);

export default function DiscreteSliderLabel() {
  return (
    <Slider
      aria-label="Exposure"
      defaultValue={1}
      min={-3}
      max={3}
      marks
      valueLabelDisplay="on"
      valueLabelFormat={withSign}
      sx={{ width: 280, maxWidth: '100%', mt: 5 }}
    />
  );
}
