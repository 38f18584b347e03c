import { Box, StyledSlider } from './StyledSlider';

const marks = [
  { value: 160, label: '160 °C' },
  { value: 200, label: '200 °C' },
  { value: 240, label: '240 °C' },
];

export default function DiscreteSliderMarks() {
  return (
    <Box>
      <StyledSlider
        aria-label="Oven temperature"
        defaultValue={180}
        getAriaValueText={(value) => `${value} degrees Celsius`}
        min={160}
        max={240}
        step={10}
        marks={marks}
      />
    </Box>
  );
}
