import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const days = Array.from({ length: 14 }, (_, index) => `Day ${index + 1}`);

export default function TabsScrollable() {
  return (
    <Tabs sx={{ width: 320, maxWidth: '100%' }}>
      <TabList aria-label="Tour days" sx={scrollStyle}>
        {days.map((day) => (
          <Tab key={day} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            {day}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}

const scrollStyle = {
  overflow: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
} as const;
