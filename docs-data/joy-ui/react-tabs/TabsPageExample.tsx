import Chip from '@mui/joy/Chip';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const counts = { Offers: 14, Requests: 3, Mine: 1 };

export default function TabsPageExample() {
  return (
    <Tabs defaultValue="Offers" sx={{ width: '100%', bgcolor: 'transparent' }}>
      <TabList aria-label="Bicycle market" size="sm">
        {Object.entries(counts).map(([name, count]) => (
          <Tab key={name} value={name}>
            {name}
            <Chip component="span">{count}</Chip>
          </Tab>
        ))}
      </TabList>
      {panels}
    </Tabs>
  );
}

const panels = Object.entries(counts).map(([name, count]) => (
  <TabPanel key={name} value={name}>
    {name}: {count} in your city
  </TabPanel>
));
