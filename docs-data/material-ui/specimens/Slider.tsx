import Slider from '@mui/material/Slider';

const marks = [
  { value: 16, label: '16 °C' },
  { value: 20, label: '20 °C' },
  { value: 24, label: '24 °C' },
];

export default function SliderSpecimen() {
  return (
    <Slider
      aria-label="Temperature"
      defaultValue={21}
      min={16}
      max={24}
      marks={marks}
      valueLabelDisplay="on"
      sx={{ inlineSize: 280, mt: 4 }}
    />
  );
}
