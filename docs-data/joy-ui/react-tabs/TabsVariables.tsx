import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Tabs-spacing': number(16, [0, 48]),
  '--Tab-indicatorThickness': number(2, [0, 12]),
  '--List-gap': number(0, [0, 24]),
  '--ListItem-minHeight': number(40, [24, 80]),
};

export default function TabsVariables() {
  return (
    <Playground name="Tabs" variables={variables} inside="<TabList>…</TabList>">
      {(_, sx) => (
        <Tabs sx={sx}>
          <TabList aria-label="Weather">
            <Tab>Today</Tab>
            <Tab>Tomorrow</Tab>
          </TabList>
          <TabPanel value={0}>Light rain</TabPanel>
          <TabPanel value={1}>Sun</TabPanel>
        </Tabs>
      )}
    </Playground>
  );
}
