import Slider, { sliderClasses } from '@mui/material/Slider';

export default function DevTools() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={60}
      sx={{
        width: 300,
        maxWidth: '100%',
        [`& .${sliderClasses.thumb}`]: { borderRadius: '2px' },
        [`& .${sliderClasses.rail}`]: { height: 8 },
      }}
    />
  );
}
