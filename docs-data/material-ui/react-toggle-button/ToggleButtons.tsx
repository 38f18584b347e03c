import { useState } from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtons() {
  const [mode, setMode] = useState<string | null>('bike');

  return (
    <ToggleButtonGroup
      exclusive
      value={mode}
      onChange={(_event, value: string | null) => setMode(value)}
      aria-label="Highlight routes"
    >
      <ToggleButton value="walk" aria-label="On foot">
        <DirectionsWalkIcon />
      </ToggleButton>
      <ToggleButton value="bike" aria-label="By bicycle">
        <DirectionsBikeIcon />
      </ToggleButton>
      <ToggleButton value="bus" aria-label="By bus">
        <DirectionsBusIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
