import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  return (
    <Tabs defaultValue="method" sx={{ width: 340, maxWidth: '100%' }}>
      <TabList aria-label="Recipe">
        <Tab value="ingredients">Ingredients</Tab>
        <Tab value="method">Method</Tab>
        <Tab value="notes">Notes</Tab>
      </TabList>
      <TabPanel value="ingredients">Flour, water, salt.</TabPanel>
      <TabPanel value="method">Mix, rest for a night, bake hot.</TabPanel>
      <TabPanel value="notes">Rye needs more water.</TabPanel>
    </Tabs>
  );
}
