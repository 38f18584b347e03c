import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function ColorRadioButtons() {
  const [color, setColor] = useState<string>('success');

  return (
    <RadioGroup
      aria-label="Color of the label"
      value={color}
      onChange={(_event, value) => setColor(value)}
    >
      {colors.map((name) => (
        <FormControlLabel
          key={name}
          value={name}
          label={name}
          control={<Radio color={name} />}
        />
      ))}
    </RadioGroup>
  );
}
