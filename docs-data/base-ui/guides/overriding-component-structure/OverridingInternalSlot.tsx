import { useState } from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';
import { CarriageThumb } from './CarriageThumb';

const Train = styled(Slider)({
  position: 'relative',
  display: 'block',
  inlineSize: 280,
  maxInlineSize: '100%',
  blockSize: 32,
  marginInline: 'auto',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    top: 14,
    inlineSize: '100%',
    borderBlockStart: '4px dotted currentColor',
  },
});

export default function OverridingInternalSlot() {
  const [car, setCar] = useState(5);

  return (
    <Train
      aria-label="Car of the train"
      min={1}
      max={9}
      value={car}
      onChange={(_event, value) => setCar(value as number)}
      slots={{ thumb: CarriageThumb }}
    />
  );
}
