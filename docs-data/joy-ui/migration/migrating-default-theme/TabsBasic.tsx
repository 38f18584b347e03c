import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  return (
    <Tabs defaultValue="out" sx={{ width: 320, maxWidth: '100%' }}>
      <TabList aria-label="Ferry">
        <Tab value="out">Outward</Tab>
        <Tab value="back">Return</Tab>
      </TabList>
      <TabPanel value="out">Leaves at 6:40.</TabPanel>
      <TabPanel value="back">Leaves at 19:15.</TabPanel>
    </Tabs>
  );
}
