import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsFlexPlacement() {
  return (
    <Tabs sx={{ width: '100%' }}>
      <TabList aria-label="Tickets" sx={{ justifyContent: 'center' }}>
        <Tab>One way</Tab>
        <Tab>Return</Tab>
      </TabList>
    </Tabs>
  );
}
