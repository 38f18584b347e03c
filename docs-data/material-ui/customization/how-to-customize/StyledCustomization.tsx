import Slider, { sliderClasses } from '@mui/material/Slider';
import { alpha, styled } from '@mui/material/styles';

const WarmSlider = styled(Slider)(({ theme }) => ({
  width: 300,
  maxWidth: '100%',
  color: theme.palette.warning.main,
  [`& .${sliderClasses.thumb}`]: {
    [`&:hover, &.${sliderClasses.focusVisible}`]: {
      boxShadow: `0 0 0 8px ${alpha(theme.palette.warning.main, 0.16)}`,
      outline: '2px solid transparent',
    },
    [`&.${sliderClasses.active}`]: {
      boxShadow: `0 0 0 14px ${alpha(theme.palette.warning.main, 0.16)}`,
    },
  },
}));

export default function StyledCustomization() {
  return <WarmSlider aria-label="Temperature" defaultValue={21} max={40} />;
}
