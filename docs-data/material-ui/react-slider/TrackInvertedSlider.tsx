import Slider from '@mui/material/Slider';

const percent = (value: number) => `${value}%`;
const marks = [0, 25, 50, 75, 100].map((value) => ({
  value,
  label: percent(value),
}));

export default function TrackInvertedSlider() {
  return (
    <Slider
      aria-label="Warn when the battery is below"
      track="inverted"
      defaultValue={25}
      step={5}
      marks={marks}
      getAriaValueText={percent}
      sx={{ width: 250, mx: 2 }}
    />
  );
}
