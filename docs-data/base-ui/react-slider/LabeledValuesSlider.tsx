import { styled } from '@mui/system';
import { Box, StyledSlider } from './StyledSlider';

const Bubble = styled('span')({
  position: 'absolute',
  bottom: 28,
  left: '50%',
  padding: '2px 8px',
  borderRadius: 6,
  backgroundColor: 'light-dark(#1f2937, #f3f4f6)',
  color: 'light-dark(#ffffff, #111827)',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
});

const asPrice = (value: number) => `€ ${value}`;

export default function LabeledValuesSlider() {
  return (
    <Box>
      <p style={{ marginBlockEnd: 40 }}>Rent per night</p>
      <StyledSlider
        aria-label="Rent per night"
        defaultValue={85}
        min={20}
        max={200}
        step={5}
        slots={{ valueLabel: Bubble }}
        valueLabelFormat={asPrice}
        getAriaValueText={asPrice}
      />
    </Box>
  );
}
