import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function AlwaysVisibleLabelSlider() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', pt: 4, px: 2 }}>
      <Slider
        aria-label="Zoom"
        defaultValue={150}
        min={50}
        max={300}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value}%`}
      />
    </Box>
  );
}
