import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

interface RatioSliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

export default function RatioSlider({
  label,
  value,
  onChange,
}: RatioSliderProps) {
  const id = useId();
  return (
    <Box sx={{ width: 240, maxWidth: '100%' }}>
      <Typography id={id} variant="body2">
        {label}: {value}
      </Typography>
      <Slider
        aria-labelledby={id}
        min={0}
        max={0.9}
        step={0.1}
        value={value}
        onChange={(_, next) => onChange(next as number)}
      />
    </Box>
  );
}
