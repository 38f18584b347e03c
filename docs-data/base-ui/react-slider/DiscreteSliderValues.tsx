import { Box, StyledSlider } from './StyledSlider';

const weights = [
  { value: 1, label: '1 kg' },
  { value: 5, label: '5 kg' },
  { value: 10, label: '10 kg' },
  { value: 20, label: '20 kg' },
];

export default function DiscreteSliderValues() {
  return (
    <Box>
      <StyledSlider
        aria-label="Largest weight of the parcel"
        defaultValue={5}
        getAriaValueText={(value) => `${value} kilograms`}
        min={0}
        max={20}
        step={null}
        marks={weights}
      />
    </Box>
  );
}
