import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Closed' },
  { value: 50, label: 'Half open' },
  { value: 100, label: 'Open' },
];
const slotProps = {
  input: { style: { writingMode: 'vertical-lr', direction: 'rtl' } },
} as const;

export default function VerticalAccessibleSlider() {
  return (
    <Box sx={{ height: 200, py: 2 }}>
      <Slider
        orientation="vertical"
        aria-label="Blinds"
        defaultValue={50}
        step={10}
        marks={marks}
        slotProps={slotProps}
      />
    </Box>
  );
}
