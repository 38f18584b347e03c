import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsSpecimen() {
  return (
    <Tabs defaultValue={0}>
      <TabList>
        <Tab>Kitchen</Tab>
        <Tab>Bath</Tab>
      </TabList>
      <TabPanel value={0}>A stove and a sink.</TabPanel>
    </Tabs>
  );
}
