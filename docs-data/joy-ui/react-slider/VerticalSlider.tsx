import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const bands = { Bass: 6, Middle: 2, Treble: 4 };

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={2}>
      {Object.entries(bands).map(([band, value]) => (
        <Box key={band} sx={bandStyle}>
          <Slider
            orientation="vertical"
            aria-label={band}
            defaultValue={value}
            max={10}
            valueLabelDisplay="auto"
          />
          <Typography level="body-sm">{band}</Typography>
        </Box>
      ))}
    </Stack>
  );
}

const bandStyle = {
  display: 'grid',
  gridTemplateRows: '160px auto',
  justifyItems: 'center',
  gap: 1,
};
