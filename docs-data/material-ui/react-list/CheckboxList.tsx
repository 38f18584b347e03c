import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const tasks = ['Passport', 'Phone charger', 'Rain jacket'];

export default function CheckboxList() {
  return (
    <List dense aria-label="To pack" sx={{ width: 280, maxWidth: '100%' }}>
      {tasks.map((task) => (
        <ListItem key={task} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1}>
            <ListItemIcon>
              <Checkbox edge="start" />
            </ListItemIcon>
            <ListItemText primary={task} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
