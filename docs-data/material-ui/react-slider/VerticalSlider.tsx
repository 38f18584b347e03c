import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = [
  { name: 'Low tones', level: 65 },
  { name: 'Middle tones', level: 40 },
  { name: 'High tones', level: 55 },
];

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={3} sx={{ height: 200, py: 2 }}>
      {bands.map(({ name, level }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={name}
          defaultValue={level}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
