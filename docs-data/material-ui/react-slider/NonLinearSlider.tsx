import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const scale = (exponent: number) => 10 ** exponent;
const format = (copies: number) => copies.toLocaleString('en-US');
const formatAt = (exponent: number) => format(scale(exponent));

export default function NonLinearSlider() {
  const id = useId();
  const [exponent, setExponent] = useState(3);

  return (
    <Stack sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id={id}>Print run: {formatAt(exponent)} copies</Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={6}
        value={exponent}
        onChange={(_event, value) => setExponent(value as number)}
        scale={scale}
        getAriaValueText={format}
        marks
      />
    </Stack>
  );
}
