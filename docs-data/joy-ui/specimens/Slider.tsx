import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 20, label: '20 °C' },
  { value: 40, label: '40 °C' },
];

export default function SliderSpecimen() {
  return (
    <Slider
      defaultValue={25}
      max={40}
      marks={marks}
      valueLabelDisplay="on"
      aria-label="Temperature"
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
