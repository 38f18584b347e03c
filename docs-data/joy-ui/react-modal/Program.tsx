import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const hours = Array.from({ length: 20 }, (_, index) => index + 4);

/** An act for each hour of a long day. */
export default function Program() {
  return (
    <List size="sm">
      {hours.map((hour) => (
        <ListItem key={hour}>
          {hour}:00 – {hour % 2 ? 'Choir' : 'Brass band'}
        </ListItem>
      ))}
    </List>
  );
}
