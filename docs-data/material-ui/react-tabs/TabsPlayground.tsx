import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsPlayground() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      value={value}
      onChange={(_event, chosen: number) => setValue(chosen)}
      aria-label="Museum"
    >
      <Tab label="Rooms" />
      <Tab label="Tickets" />
      <Tab label="Map" />
    </Tabs>
  );
}
