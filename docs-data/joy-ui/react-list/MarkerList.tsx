import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function MarkerList() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      <List marker="disc">
        <ListItem>Rope</ListItem>
        <ListItem>Helmet</ListItem>
      </List>
      <List component="ol" marker="decimal">
        <ListItem>Check the knot</ListItem>
        <ListItem>Call “climbing”</ListItem>
      </List>
    </Box>
  );
}
