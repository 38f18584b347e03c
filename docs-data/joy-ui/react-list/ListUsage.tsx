import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import { choice, colors, onOff, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'plain'),
  color: choice(colors, 'neutral'),
  selected: onOff(),
  disabled: onOff(),
};

export default function ListUsage() {
  return (
    <Playground name="ListItemButton" controls={controls} inside="Cellar">
      {(props) => (
        <List aria-label="Rooms" sx={{ maxWidth: 220 }}>
          <ListItem>
            <ListItemButton {...props}>Cellar</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>Attic</ListItemButton>
          </ListItem>
        </List>
      )}
    </Playground>
  );
}
