import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'From the first page' },
  { value: 100, label: 'To the last' },
];

export default function EdgeLabelSlider() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%', px: 2 }}>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'First page' : 'Last page')}
        defaultValue={[10, 60]}
        marks={marks}
        sx={{
          [`& .${sliderClasses.markLabel}[data-index="0"]`]: {
            transform: 'translateX(0)',
          },
          [`& .${sliderClasses.markLabel}[data-index="1"]`]: {
            transform: 'translateX(-100%)',
          },
        }}
      />
    </Box>
  );
}
