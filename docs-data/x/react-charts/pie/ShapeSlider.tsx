import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

interface ShapeSliderProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

export default function ShapeSlider({
  label,
  max,
  value,
  onChange,
}: ShapeSliderProps) {
  const id = useId();
  return (
    <Box sx={{ width: 200, maxWidth: '100%' }}>
      <Typography id={id} variant="body2">
        {label}: {value}
      </Typography>
      <Slider
        aria-labelledby={id}
        size="small"
        max={max}
        value={value}
        onChange={(_, next) => onChange(next as number)}
      />
    </Box>
  );
}
