import Slider from '@mui/material/Slider';

const marks = [
  { value: -5, label: 'Bitter' },
  { value: 0, label: 'Neutral' },
  { value: 5, label: 'Sweet' },
];

export default function TrackFalseSlider() {
  return (
    <Slider
      aria-label="Taste of the tea, from bitter to sweet"
      track={false}
      defaultValue={2}
      min={-5}
      max={5}
      marks={marks}
      sx={{ width: 280, maxWidth: '80%' }}
    />
  );
}
