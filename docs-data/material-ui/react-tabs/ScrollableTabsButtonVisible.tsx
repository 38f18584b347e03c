import { useState } from 'react';
import Tab from '@mui/material/Tab';
import { tabScrollButtonClasses } from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const HeatingTabs = styled(Tabs)({
  maxWidth: 440,
  marginInline: 'auto',
  [`& .${tabScrollButtonClasses.root}.${tabScrollButtonClasses.disabled}`]: {
    opacity: 0.3,
  },
});

const rooms = ['Kitchen', 'Hallway', 'Bedroom', 'Study', 'Cellar', 'Garage'];

export default function ScrollableTabsButtonVisible() {
  const [room, setRoom] = useState('Kitchen');

  return (
    <HeatingTabs
      value={room}
      onChange={(_event, value: string) => setRoom(value)}
      variant="scrollable"
      scrollButtons
      aria-label="Heating by room"
    >
      {rooms.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </HeatingTabs>
  );
}
