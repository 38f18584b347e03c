import { useState } from 'react';
import Radio from '@mui/joy/Radio';
import Stack from '@mui/joy/Stack';

export default function RadioButtons() {
  const [unit, setUnit] = useState('km');
  const propsOf = (value: string) => ({
    value,
    checked: unit === value,
    onChange: () => setUnit(value),
    name: 'unit',
  });

  return (
    <Stack direction="row" spacing={3} role="radiogroup" aria-label="Unit">
      <Radio label="Kilometers" {...propsOf('km')} />
      <Radio label="Miles" {...propsOf('mi')} />
    </Stack>
  );
}
