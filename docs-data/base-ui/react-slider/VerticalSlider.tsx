import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Blind = styled(Slider)({
  position: 'relative',
  display: 'block',
  inlineSize: 48,
  blockSize: 160,
  border: '2px solid currentColor',
  borderRadius: 4,
  touchAction: 'none',
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    insetInline: 0,
    outline: '2px solid transparent',
    outlineOffset: -2,
    background:
      'repeating-linear-gradient(light-dark(#d6c7ae, #57503f) 0 8px, light-dark(#bda984, #403a2c) 8px 10px)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetInline: -8,
    blockSize: 12,
    borderRadius: 6,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'light-dark(#5b4a2a, #e5d5b5)',
    transform: 'translateY(50%)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#1d4ed8, #93c5fd)',
    outlineOffset: 2,
  },
});

export default function VerticalSlider() {
  return (
    <Blind
      orientation="vertical"
      aria-label="Height of the blind"
      defaultValue={70}
      getAriaValueText={(value) => `${value} percent closed`}
    />
  );
}
