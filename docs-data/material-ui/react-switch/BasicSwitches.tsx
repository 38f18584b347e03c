import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const rooms = [
  { name: 'Hall', isOn: true },
  { name: 'Kitchen', isOn: false },
  { name: 'Garden', isOn: true },
];

export default function BasicSwitches() {
  const id = useId();

  return (
    <List aria-label="Lights" sx={{ width: 280, maxWidth: '100%' }}>
      {rooms.map(({ name, isOn }) => (
        <ListItem key={name}>
          <ListItemText id={`${id}-${name}`} primary={name} />
          <Switch
            edge="end"
            defaultChecked={isOn}
            inputProps={{ 'aria-labelledby': `${id}-${name}` }}
          />
        </ListItem>
      ))}
    </List>
  );
}
