import Slider from '@mui/material/Slider';

const marks = [6, 12, 24, 48].map((value) => ({ value, label: value }));
const inMonths = (value: number) => `${value} months`;

export default function DiscreteSliderValues() {
  return (
    <Slider
      aria-label="Length of the contract in months"
      defaultValue={12}
      min={6}
      max={48}
      step={null}
      marks={marks}
      getAriaValueText={inMonths}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}
