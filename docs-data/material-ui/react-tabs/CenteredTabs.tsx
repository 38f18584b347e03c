import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CenteredTabs() {
  const [board, setBoard] = useState('arrivals');

  return (
    <Tabs
      value={board}
      onChange={(_event, value: string) => setBoard(value)}
      centered
      aria-label="Airport board"
    >
      <Tab value="arrivals" label="Arrivals" />
      <Tab value="departures" label="Departures" />
    </Tabs>
  );
}
