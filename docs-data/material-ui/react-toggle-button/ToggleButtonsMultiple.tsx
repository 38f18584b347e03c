import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonsMultiple() {
  const [layers, setLayers] = useState(['trails', 'huts']);

  return (
    <ToggleButtonGroup
      value={layers}
      onChange={(_event, value: string[]) => setLayers(value)}
      aria-label="Layers of the map"
    >
      <ToggleButton value="trails">Trails</ToggleButton>
      <ToggleButton value="huts">Huts</ToggleButton>
      <ToggleButton value="water">Water</ToggleButton>
    </ToggleButtonGroup>
  );
}
