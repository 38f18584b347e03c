import { useId } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';
import type { PropControlProps } from './controls';
import { labelStyle } from './styles';

/** A number on a slider, and the number itself. */
export function Range({ name, control, value, onChange }: PropControlProps) {
  const id = useId();
  const [min, max] = control.range ?? [0, 100];
  return (
    <Box>
      <Typography id={id} level="title-sm" sx={labelStyle}>
        {name}: {Number(value)}
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          size="sm"
          aria-labelledby={id}
          min={min}
          max={max}
          step={control.step}
          value={Number(value)}
          onChange={(_, next) => onChange(next)}
          sx={{ '--Slider-size': '28px' }}
        />
      </Box>
    </Box>
  );
}
