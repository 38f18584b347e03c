import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListSpecimen() {
  return (
    <List>
      <ListItem>
        <ListItemDecorator aria-hidden="true">★</ListItemDecorator>
        Oslo
      </ListItem>
      <ListItem>
        <ListItemDecorator aria-hidden="true">☆</ListItemDecorator>
        Lima
      </ListItem>
    </List>
  );
}
