import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const guests = [
  { name: 'Ines', diet: 'No nuts' },
  { name: 'Ola', diet: 'Vegetarian' },
];

export default function CheckboxListSecondary() {
  const id = useId();

  return (
    <List aria-label="Guests who came" sx={{ width: 280, maxWidth: '100%' }}>
      {guests.map(({ name, diet }) => (
        <ListItem
          key={name}
          secondaryAction={
            <Checkbox
              edge="end"
              inputProps={{ 'aria-labelledby': `${id}-${name}` }}
            />
          }
        >
          <ListItemText id={`${id}-${name}`} primary={name} secondary={diet} />
        </ListItem>
      ))}
    </List>
  );
}
