import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ColorToggleButton() {
  const [units, setUnits] = useState<string | null>('metric');

  return (
    <ToggleButtonGroup
      exclusive
      color="secondary"
      value={units}
      onChange={(_event, value: string | null) => setUnits(value)}
      aria-label="Units"
    >
      <ToggleButton value="metric">Meters</ToggleButton>
      <ToggleButton value="imperial">Feet</ToggleButton>
    </ToggleButtonGroup>
  );
}
