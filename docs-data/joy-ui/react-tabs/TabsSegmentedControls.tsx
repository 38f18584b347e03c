import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsSegmentedControls() {
  return (
    <Tabs sx={{ bgcolor: 'transparent' }}>
      <TabList disableUnderline aria-label="Language" sx={barStyle}>
        <Tab disableIndicator>Original</Tab>
        <Tab disableIndicator>Translation</Tab>
      </TabList>
    </Tabs>
  );
}

const barStyle = {
  p: 0.5,
  gap: 0.5,
  borderRadius: 'xl',
  bgcolor: 'background.level1',
  [`& .${tabClasses.root}`]: { borderRadius: 'lg' },
  [`& .${tabClasses.root}.${tabClasses.selected}`]: {
    boxShadow: 'sm',
    textDecoration: 'underline transparent',
    bgcolor: 'background.surface',
  },
};
