import { useState } from 'react';
import Tab from '@mui/material/Tab';
import { tabScrollButtonClasses } from '@mui/material/TabScrollButton';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const rooms = ['Kitchen', 'Hallway', 'Bedroom', 'Study', 'Cellar', 'Garage'];

export default function ScrollableTabsButtonVisible() {
  const [room, setRoom] = useState('Kitchen');

  return (
    <Tabs
      value={room}
      onChange={(_event, value: string) => setRoom(value)}
      variant="scrollable"
      scrollButtons
      aria-label="Heating by room"
      sx={{
        maxWidth: 440,
        mx: 'auto',
        [`& .${tabsClasses.scrollButtons}.${tabScrollButtonClasses.disabled}`]:
          { opacity: 0.3 },
      }}
    >
      {rooms.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  );
}
