import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import ContrastBar from './ContrastBar';
import HexField from './HexField';
import HueRadios from './HueRadios';
import { findColor, hues, shades, type Shade } from './colors';

interface ColorPickerProps {
  name: string;
  value: string;
  onChange: (color: string) => void;
}

export default function ColorPicker(props: ColorPickerProps) {
  const { name, value, onChange } = props;
  const id = useId();
  const [chosen, setChosen] = useState<Shade>(500);
  const found = findColor(value, chosen);
  const shade = found?.shade ?? chosen;

  const pickShade = (next: Shade) => {
    setChosen(next);
    if (found) onChange(hues[found.hue][next]);
  };

  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="subtitle1" component="p">
        {name}: {found ? `${found.hue}[${found.shade}]` : 'your own color'}
      </Typography>
      <HexField value={value} onChange={onChange} />
      <Box sx={{ px: 1 }}>
        <Slider
          aria-label={`Shade of ${name.toLowerCase()}`}
          max={shades.length - 1}
          marks
          value={shades.indexOf(shade)}
          getAriaValueText={(index) => String(shades[index])}
          onChange={(event, index) => pickShade(shades[Number(index)] ?? 500)}
        />
      </Box>
      <HueRadios
        label={`Hue of ${name.toLowerCase()}`}
        hue={found?.hue}
        shade={shade}
        onChange={(hue) => onChange(hues[hue][shade])}
      />
      <ContrastBar color={value} />
    </Box>
  );
}
