import HomeIcon from '@mui/icons-material/Home';
import MapIcon from '@mui/icons-material/Map';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export const bottomNavigation = (
  <BottomNavigation showLabels value={0}>
    <BottomNavigationAction label="Home" icon={<HomeIcon />} />
    <BottomNavigationAction label="Map" icon={<MapIcon />} />
  </BottomNavigation>
);

export const drawer = (
  <Drawer
    variant="permanent"
    PaperProps={{ sx: { position: 'static', height: 144, width: 112 } }}
    sx={{ justifySelf: 'start', ml: -1 }}
  >
    <List dense>
      <ListItem>Inbox</ListItem>
      <ListItem>Archive</ListItem>
    </List>
  </Drawer>
);

export const speedDial = (
  <SpeedDial
    ariaLabel="Actions"
    direction="right"
    open
    icon={<SpeedDialIcon />}
    FabProps={{ size: 'small' }}
    TransitionProps={{ appear: false }}
  >
    <SpeedDialAction icon={<HomeIcon />} tooltipTitle="Home" />
    <SpeedDialAction icon={<MapIcon />} tooltipTitle="Map" />
  </SpeedDial>
);

export const tabs = (
  <Tabs value={0}>
    <Tab label="Menu" />
    <Tab label="Bar" />
  </Tabs>
);
