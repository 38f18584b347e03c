import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabDisabled() {
  return (
    <Tabs defaultValue="seats">
      <TabList aria-label="Booking">
        <Tab value="seats">Seats</Tab>
        <Tab value="extras">Extras</Tab>
        <Tab value="payment" disabled>
          Payment
        </Tab>
      </TabList>
      <TabPanel value="seats">Choose two seats before you pay.</TabPanel>
      <TabPanel value="extras">Meals and luggage.</TabPanel>
    </Tabs>
  );
}
