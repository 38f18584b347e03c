import {
  Tab as BaseTab,
  type TabOwnerState,
  type TabProps,
} from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const slotProps = {
  root: ({ selected }: TabOwnerState) => ({
    className: `px-4 pt-2 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-blue-700 dark:focus-visible:outline-blue-300 ${selected ? 'border-b-3 border-orange-900 pb-2 font-semibold dark:border-orange-300' : 'pb-2.75'}`,
  }),
};

function Tab(props: TabProps) {
  return <BaseTab {...props} slotProps={slotProps} />;
}

export default function UnstyledTabsIntroduction() {
  return (
    <Tabs defaultValue="dough" className="w-80 max-w-full">
      <TabsList aria-label="Pizza">
        <Tab value="dough">Dough</Tab>
        <Tab value="sauce">Sauce</Tab>
        <Tab value="oven">Oven</Tab>
      </TabsList>
      <TabPanel value="dough" className="px-4 py-3">
        Knead for ten minutes, rest overnight.
      </TabPanel>
      <TabPanel value="sauce" className="px-4 py-3">
        Crush the tomatoes, add only salt.
      </TabPanel>
      <TabPanel value="oven" className="px-4 py-3">
        As hot as it gets, on a stone.
      </TabPanel>
    </Tabs>
  );
}
