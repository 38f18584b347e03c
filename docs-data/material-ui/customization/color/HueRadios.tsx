import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { textOn } from './contrast';
import { hueNames, hues, type Hue, type Shade } from './colors';

const swatch = {
  display: 'grid',
  width: 28,
  height: 28,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
};

interface HueRadiosProps {
  label: string;
  /** The selected hue, or undefined for a color that isn't in the palette. */
  hue?: Hue;
  shade: Shade;
  onChange: (hue: Hue) => void;
}

export default function HueRadios(props: HueRadiosProps) {
  const { label, hue, shade, onChange } = props;

  return (
    <RadioGroup row aria-label={label} value={hue ?? ''}>
      {hueNames.map((name) => {
        const color = hues[name][shade];
        const style = { backgroundColor: color, color: textOn(color).color };
        return (
          <Radio
            key={name}
            value={name}
            onChange={() => onChange(name)}
            title={name}
            inputProps={{ 'aria-label': name }}
            sx={{ p: 0.25 }}
            icon={<Box sx={swatch} style={style} />}
            checkedIcon={
              <Box sx={swatch} style={style}>
                <CheckIcon sx={{ m: 'auto', fontSize: 20 }} />
              </Box>
            }
          />
        );
      })}
    </RadioGroup>
  );
}
