import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import { choice, colors, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'plain'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
};

const inside = `<TabList>
  <Tab>Map</Tab>
  <Tab>List</Tab>
</TabList>
<TabPanel value={0}>12 bakeries on the map</TabPanel>
<TabPanel value={1}>12 bakeries by name</TabPanel>`;

export default function TabsUsage() {
  return (
    <Playground name="Tabs" controls={controls} inside={inside}>
      {(props) => (
        <Tabs {...props}>
          <TabList aria-label="Bakeries">
            <Tab>Map</Tab>
            <Tab>List</Tab>
          </TabList>
          <TabPanel value={0}>12 bakeries on the map</TabPanel>
          <TabPanel value={1}>12 bakeries by name</TabPanel>
        </Tabs>
      )}
    </Playground>
  );
}
