import { useState } from 'react';
import EventIcon from '@mui/icons-material/Event';
import GroupIcon from '@mui/icons-material/Group';
import MapIcon from '@mui/icons-material/Map';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconLabelTabs() {
  const [view, setView] = useState('program');

  return (
    <Tabs
      value={view}
      onChange={(_event, value: string) => setView(value)}
      variant="scrollable"
      aria-label="Village festival"
    >
      <Tab value="program" icon={<EventIcon />} label="Program" />
      <Tab value="map" icon={<MapIcon />} label="Map" />
      <Tab value="people" icon={<GroupIcon />} label="People" />
    </Tabs>
  );
}
