import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'Dry' },
  { value: 40, label: 'Mild' },
  { value: 65, label: 'Humid' },
  { value: 100, label: 'Wet' },
];

const labelOf = (value: number) =>
  marks.find((mark) => mark.value === value)?.label;

export default function MarksSlider() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-label="Greenhouse humidity"
        defaultValue={65}
        step={null}
        marks={marks}
        getAriaValueText={(value) => `${labelOf(value)}, ${value} percent`}
      />
    </Box>
  );
}
