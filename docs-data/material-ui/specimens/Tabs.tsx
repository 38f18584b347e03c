import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsSpecimen() {
  return (
    <Tabs value={0} aria-label="Rooms">
      <Tab label="Kitchen" />
      <Tab label="Bath" />
    </Tabs>
  );
}
