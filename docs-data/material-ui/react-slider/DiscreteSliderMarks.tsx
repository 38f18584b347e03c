import Slider from '@mui/material/Slider';

const marks = [
  { value: 5, label: 'Street' },
  { value: 35, label: 'Town' },
  { value: 80, label: 'Region' },
];
const inKilometers = (value: number) => `${value} kilometers`;

export default function DiscreteSliderMarks() {
  return (
    <Slider
      aria-label="Search radius"
      defaultValue={35}
      step={5}
      marks={marks}
      valueLabelDisplay="auto"
      getAriaValueText={inKilometers}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}
