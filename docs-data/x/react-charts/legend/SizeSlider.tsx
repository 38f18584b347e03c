import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

interface SizeSliderProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

export default function SizeSlider({
  label,
  max,
  value,
  onChange,
}: SizeSliderProps) {
  const id = useId();
  return (
    <Box sx={{ width: 180, maxWidth: '100%' }}>
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
