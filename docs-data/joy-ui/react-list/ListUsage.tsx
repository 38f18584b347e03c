import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListUsage() {
  return (
    <List aria-label="Rooms" sx={{ maxWidth: 220 }}>
      <ListItem>
        <ListItemButton>Cellar</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Attic</ListItemButton>
      </ListItem>
    </List>
  );
}
