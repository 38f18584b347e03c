import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsVariables() {
  return (
    <Tabs>
      <TabList aria-label="Weather">
        <Tab>Today</Tab>
        <Tab>Tomorrow</Tab>
      </TabList>
      <TabPanel value={0}>Light rain</TabPanel>
      <TabPanel value={1}>Sun</TabPanel>
    </Tabs>
  );
}
