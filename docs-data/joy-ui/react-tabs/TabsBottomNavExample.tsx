import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import HistoryIcon from '@mui/icons-material/History';
import PersonIcon from '@mui/icons-material/Person';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const screens = [
  { name: 'Ride', icon: <DirectionsBikeIcon /> },
  { name: 'Past', icon: <HistoryIcon /> },
  { name: 'You', icon: <PersonIcon /> },
];

export default function TabsBottomNavExample() {
  return (
    <Tabs defaultValue="Ride" sx={phoneStyle}>
      {panels}
      <TabList tabFlex={1} underlinePlacement="top" aria-label="Screens">
        {screens.map(({ name, icon }) => (
          <Tab key={name} value={name} {...iconAbove}>
            {icon}
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}

const panels = screens.map(({ name }) => (
  <TabPanel key={name} value={name} sx={{ height: 100 }}>
    Screen: {name}
  </TabPanel>
));

const iconAbove = {
  orientation: 'vertical',
  indicatorPlacement: 'top',
} as const;

const phoneStyle = { width: 300, maxWidth: '100%', boxShadow: 'md' };
