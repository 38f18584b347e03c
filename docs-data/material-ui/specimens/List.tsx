import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListSpecimen() {
  return (
    <List>
      <ListItem>
        <ListItemText primary="Oslo" secondary="Norway" />
      </ListItem>
    </List>
  );
}
