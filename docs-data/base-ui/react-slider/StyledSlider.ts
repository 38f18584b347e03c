import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export const StyledSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  blockSize: 24,
  color: 'light-dark(#17614f, #8fd9c4)',
  touchAction: 'none',
  cursor: 'pointer',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    blockSize: 4,
    borderRadius: 2,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'currentColor',
  },
  [`& .${sliderClasses.rail}`]: { inlineSize: '100%', opacity: 0.35 },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'currentColor',
    translate: '-50%',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    top: 6,
    inlineSize: 2,
    blockSize: 12,
    outline: '1px solid transparent',
    outlineOffset: -1,
    backgroundColor: 'currentColor',
    translate: '-50%',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    top: 26,
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    translate: '-50%',
  },
  [`&.${sliderClasses.marked}`]: { marginBlockEnd: 24 },
});

export const Box = styled('div')({
  inlineSize: 360,
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: 24,
});
