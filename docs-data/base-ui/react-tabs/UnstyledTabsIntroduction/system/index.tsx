import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Tab = styled(BaseTab)({
  padding: '8px 16px 11px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  [`&.${tabClasses.selected}`]: {
    paddingBlockEnd: 8,
    borderBlockEnd: '3px solid light-dark(#7c2d12, #fdba74)',
    fontWeight: 600,
  },
  '&:focus-visible': {
    outline: '3px solid light-dark(#1d4ed8, #93c5fd)',
    outlineOffset: -3,
  },
});

const TabPanel = styled(BaseTabPanel)({ padding: '12px 16px' });

export default function UnstyledTabsIntroduction() {
  return (
    <Tabs
      defaultValue="dough"
      style={{ inlineSize: 320, maxInlineSize: '100%' }}
    >
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
