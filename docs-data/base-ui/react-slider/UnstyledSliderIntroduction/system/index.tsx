import { useState } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  blockSize: 24,
  color: 'light-dark(#9a3412, #fdba74)',
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
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#1d4ed8, #93c5fd)',
    outlineOffset: 2,
  },
});

const Lamp = styled('div')({ inlineSize: 320, maxInlineSize: '100%' });

export default function UnstyledSliderIntroduction() {
  const [level, setLevel] = useState(60);

  return (
    <Lamp>
      <p>Reading lamp at {level}%</p>
      <Slider
        aria-label="Reading lamp"
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
        getAriaValueText={(value) => `${value} percent`}
      />
    </Lamp>
  );
}
