import Checkbox from '@mui/joy/Checkbox';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListItemSpecimen() {
  return (
    <List>
      <ListItem
        startAction={
          <Checkbox slotProps={{ input: { 'aria-label': 'Bought' } }} />
        }
        endAction={
          <IconButton size="sm" aria-label="Remove Oranges">
            <span aria-hidden="true">×</span>
          </IconButton>
        }
      >
        Oranges
      </ListItem>
    </List>
  );
}
