import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sports = ['Rowing', 'Cycling', 'Fencing', 'Judo', 'Sailing', 'Hockey'];

export default function ScrollableTabsButtonPrevent() {
  const [sport, setSport] = useState('Rowing');

  return (
    <Tabs
      value={sport}
      onChange={(_event, value: string) => setSport(value)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Results by sport"
      sx={{ maxWidth: 440, mx: 'auto' }}
    >
      {sports.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  );
}
