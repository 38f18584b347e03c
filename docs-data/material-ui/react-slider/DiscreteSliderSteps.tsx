import Slider from '@mui/material/Slider';

const times = (value: number) => `${value}×`;

export default function DiscreteSliderSteps() {
  return (
    <Slider
      aria-label="Reading speed"
      defaultValue={1}
      min={0.5}
      max={2}
      step={0.05}
      shiftStep={0.25}
      valueLabelDisplay="auto"
      valueLabelFormat={times}
      getAriaValueText={times}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}
