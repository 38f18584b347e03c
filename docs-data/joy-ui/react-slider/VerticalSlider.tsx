import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const bands = { Bass: 6, Middle: 2, Treble: 4 };

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={3} sx={{ height: 160 }}>
      {Object.entries(bands).map(([band, value]) => (
        <Slider
          key={band}
          orientation="vertical"
          aria-label={band}
          defaultValue={value}
          max={10}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
