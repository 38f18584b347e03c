import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabSpecimen() {
  return (
    <Tabs value={0} aria-label="Rooms">
      <Tab label="Kitchen" icon={<span aria-hidden="true">★</span>} />
      <Tab label="Bath" />
    </Tabs>
  );
}
