import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsIndicatorPlacement() {
  return (
    <Tabs orientation="vertical" sx={{ width: 220 }}>
      <TabList disableUnderline aria-label="Chapters" sx={{ flexGrow: 1 }}>
        <Tab indicatorInset indicatorPlacement="left">
          The storm
        </Tab>
        <Tab indicatorInset indicatorPlacement="left">
          The island
        </Tab>
        <Tab indicatorInset indicatorPlacement="left">
          The way back
        </Tab>
      </TabList>
    </Tabs>
  );
}
