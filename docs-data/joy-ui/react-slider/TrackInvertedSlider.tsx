import { useId } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function TrackInvertedSlider() {
  const id = useId();

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography id={id}>Mute notifications outside these hours</Typography>
      <Slider
        track="inverted"
        getAriaLabel={(index) => (index === 0 ? 'Quiet until' : 'Quiet from')}
        slotProps={{ input: { 'aria-describedby': id } }}
        defaultValue={[7, 21]}
        max={24}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
