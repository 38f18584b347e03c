import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const horizontal = ['bottom', 'top'] as const;

export default function TabsUnderlinePlacement() {
  return (
    <Stack spacing={3} sx={{ width: 300, maxWidth: '100%' }}>
      {horizontal.map((side) => (
        <Tabs key={side}>
          <TabList underlinePlacement={side} aria-label={`Line: ${side}`}>
            <Tab indicatorPlacement={side}>Sunrise</Tab>
            <Tab indicatorPlacement={side}>Sunset</Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
