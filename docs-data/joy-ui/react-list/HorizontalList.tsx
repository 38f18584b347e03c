import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function HorizontalList() {
  return (
    <List wrap orientation="horizontal" aria-label="Lines" sx={{ flexGrow: 0 }}>
      <ListItem>Tram 4</ListItem>
      <ListItem>Bus 17</ListItem>
      <ListItem>Ferry</ListItem>
    </List>
  );
}
