import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function HorizontalDividedList() {
  return (
    <List
      size="sm"
      orientation="horizontal"
      variant="outlined"
      aria-label="Flat"
      sx={{ flexGrow: 0, mx: 'auto', borderRadius: 'sm' }}
    >
      <ListItem>62 m²</ListItem>
      <ListDivider aria-hidden />
      <ListItem>3 rooms</ListItem>
      <ListDivider aria-hidden />
      <ListItem>Balcony</ListItem>
    </List>
  );
}
