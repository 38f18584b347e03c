import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Tab from '@mui/material/Tab';

export default function TabListSpecimen() {
  return (
    <TabContext value="1">
      <TabList onChange={() => {}} aria-label="Rooms">
        <Tab label="Kitchen" value="1" />
      </TabList>
      <TabPanel value="1">A stove and a sink.</TabPanel>
    </TabContext>
  );
}
