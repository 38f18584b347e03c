import Slider, { sliderClasses } from '@mui/material/Slider';

const marks = ['Rare', 'Medium', 'Well done'].map((label, value) => ({
  value,
  label,
}));
const labelOf = (value: number) => marks[value]?.label ?? '';

const sx = {
  width: 260,
  maxWidth: '80%',
  [`& .${sliderClasses.mark}`]: {
    width: 2,
    height: 12,
    backgroundColor: 'text.secondary',
  },
  [`& .${sliderClasses.markLabelActive}`]: { fontWeight: 'bold' },
};

export default function CustomMarks() {
  return (
    <Slider
      aria-label="How to grill the steak"
      defaultValue={1}
      max={2}
      marks={marks}
      track={false}
      getAriaValueText={labelOf}
      sx={sx}
    />
  );
}
