import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: -6, label: '−6' },
  { value: 0, label: '0' },
  { value: 6, label: '+6' },
];

export default function TrackFalseSlider() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 2 }}>
      <Slider
        track={false}
        aria-label="Transpose by semitones"
        defaultValue={-2}
        min={-6}
        max={6}
        marks={marks}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
