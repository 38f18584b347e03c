import { useId } from 'react';
import BluetoothIcon from '@mui/icons-material/Bluetooth';
import WifiIcon from '@mui/icons-material/Wifi';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const radios = [
  { name: 'Wi-Fi', icon: <WifiIcon /> },
  { name: 'Bluetooth', icon: <BluetoothIcon /> },
];

export default function SwitchListSecondary() {
  const id = useId();

  return (
    <List
      aria-label="Connections"
      subheader={<ListSubheader disableSticky>Connections</ListSubheader>}
      sx={{ width: 280, maxWidth: '100%' }}
    >
      {radios.map(({ name, icon }) => (
        <ListItem key={name}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText id={`${id}-${name}`} primary={name} />
          <Switch
            edge="end"
            inputProps={{ 'aria-labelledby': `${id}-${name}` }}
          />
        </ListItem>
      ))}
    </List>
  );
}
