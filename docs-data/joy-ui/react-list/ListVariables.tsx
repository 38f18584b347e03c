import LuggageIcon from '@mui/icons-material/Luggage';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListVariables() {
  return (
    <List variant="outlined" aria-label="Luggage">
      {['Backpack', 'Suitcase'].map((name) => (
        <ListItem key={name}>
          <ListItemButton variant="soft">
            <ListItemDecorator>
              <LuggageIcon />
            </ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
