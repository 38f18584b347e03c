import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function SizesList() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <List key={size} size={size} aria-label={`Shopping, ${size}`}>
          <ListItem>Six eggs</ListItem>
          <ListItem>Butter</ListItem>
          <ListItem>A lemon</ListItem>
        </List>
      ))}
    </Box>
  );
}
