import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function UnstyledTabsIntroduction() {
  return (
    <Tabs defaultValue="dough" className="pizza">
      <TabsList aria-label="Pizza">
        <Tab value="dough">Dough</Tab>
        <Tab value="sauce">Sauce</Tab>
        <Tab value="oven">Oven</Tab>
      </TabsList>
      <TabPanel value="dough">Knead for ten minutes, rest overnight.</TabPanel>
      <TabPanel value="sauce">Crush the tomatoes, add only salt.</TabPanel>
      <TabPanel value="oven">As hot as it gets, on a stone.</TabPanel>
    </Tabs>
  );
}
