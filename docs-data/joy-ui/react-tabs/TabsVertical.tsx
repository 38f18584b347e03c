import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsVertical() {
  return (
    <Tabs
      orientation="vertical"
      sx={{ width: 380, maxWidth: '100%', minHeight: 160 }}
    >
      <TabList aria-label="Piano settings">
        <Tab>Touch</Tab>
        <Tab>Reverb</Tab>
        <Tab>Tuning</Tab>
      </TabList>
      <TabPanel value={0}>The keys react to light touch.</TabPanel>
      <TabPanel value={1}>The sound of a small church.</TabPanel>
      <TabPanel value={2}>Equal temperament, 442 Hz.</TabPanel>
    </Tabs>
  );
}
