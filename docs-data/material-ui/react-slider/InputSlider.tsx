import { useId, useState, type ChangeEvent } from 'react';
import Input from '@mui/material/Input';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const max = 250;

export default function InputSlider() {
  const id = useId();
  const [dose, setDose] = useState(120);
  const slide = (_event: Event, value: number | number[]) =>
    setDose(value as number);
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    setDose(Math.max(0, Math.min(max, Number(value))));

  return (
    <Stack sx={{ width: 320, maxWidth: '100%' }}>
      <Typography id={id}>Fertilizer in milliliters</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider aria-labelledby={id} max={max} value={dose} onChange={slide} />
        <Input
          type="number"
          // As text, so that “05” becomes “5”.
          value={String(dose)}
          onChange={type}
          inputProps={{ 'aria-labelledby': id, min: 0, max, step: 10 }}
          sx={{ width: 72, flexShrink: 0 }}
        />
      </Stack>
    </Stack>
  );
}
