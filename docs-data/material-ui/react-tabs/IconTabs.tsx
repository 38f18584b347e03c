import { useState } from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconTabs() {
  const [mode, setMode] = useState('walk');

  return (
    <Tabs
      value={mode}
      onChange={(_event, value: string) => setMode(value)}
      variant="scrollable"
      aria-label="Route to the museum"
    >
      <Tab value="walk" icon={<DirectionsWalkIcon />} aria-label="On foot" />
      <Tab value="bike" icon={<DirectionsBikeIcon />} aria-label="By bike" />
      <Tab value="bus" icon={<DirectionsBusIcon />} aria-label="By bus" />
    </Tabs>
  );
}
