import type {} from '@mui/material/themeCssVarsAugmentation';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const RulerSlider = styled(Slider)(({ theme }) => ({
  height: 10,
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    borderRadius: 2,
  },
  [`& .${sliderClasses.thumb}`]: {
    width: 14,
    height: 28,
    border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
    borderRadius: 4,
    [`&.${sliderClasses.focusVisible}`]: {
      outline: '2px solid currentColor',
      boxShadow: 'none',
    },
  },
  [`& .${sliderClasses.valueLabel}`]: {
    color: (theme.vars ?? theme).palette.background.paper,
    backgroundColor: (theme.vars ?? theme).palette.text.primary,
  },
}));

const inCentimeters = (value: number) => `${value} cm`;

export default function CustomizedSlider() {
  return (
    <RulerSlider
      aria-label="Height of the shelf"
      defaultValue={60}
      valueLabelDisplay="on"
      valueLabelFormat={inCentimeters}
      getAriaValueText={inCentimeters}
      sx={{ width: 280, maxWidth: '100%', mt: 6 }}
    />
  );
}
