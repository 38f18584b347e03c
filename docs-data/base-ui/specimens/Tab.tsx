import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

export default function TabSpecimen() {
  return (
    <Tabs defaultValue={0}>
      <TabsList>
        <Tab value={0}>Kitchen</Tab>
      </TabsList>
      <TabPanel value={0}>A stove and a sink.</TabPanel>
    </Tabs>
  );
}
