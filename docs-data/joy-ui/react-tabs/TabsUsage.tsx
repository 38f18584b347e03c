import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsUsage() {
  return (
    <Tabs>
      <TabList aria-label="Bakeries">
        <Tab>Map</Tab>
        <Tab>List</Tab>
      </TabList>
      <TabPanel value={0}>12 bakeries on the map</TabPanel>
      <TabPanel value={1}>12 bakeries by name</TabPanel>
    </Tabs>
  );
}
