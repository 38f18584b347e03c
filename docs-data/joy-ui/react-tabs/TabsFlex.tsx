import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsFlex() {
  return (
    <Tabs sx={{ width: '100%' }}>
      <TabList tabFlex={1} aria-label="Period">
        <Tab>Week</Tab>
        <Tab>Month</Tab>
        <Tab>Season</Tab>
      </TabList>
    </Tabs>
  );
}
