import { useState, type CSSProperties } from 'react';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const HueSlider = styled(Slider)({
  width: 300,
  maxWidth: '100%',
  color: 'hsl(var(--hue) 60% 45%)',
});

export default function DynamicCSSVariables() {
  const [hue, setHue] = useState(200);

  return (
    <HueSlider
      aria-label="Hue"
      max={360}
      value={hue}
      onChange={(_event, value) => setHue(value as number)}
      style={{ '--hue': hue } as CSSProperties}
    />
  );
}
