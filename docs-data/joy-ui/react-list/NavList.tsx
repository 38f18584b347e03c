import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const pages = ['Exhibitions', 'Tickets', 'Café'];

export default function NavList() {
  return (
    <Box component="nav" aria-label="Museum">
      <List orientation="horizontal" sx={{ flexWrap: 'wrap' }}>
        {pages.map((page, index) => (
          <ListItem key={page}>
            <ListItemButton
              component="a"
              href="#navigation"
              aria-current={index === 0 ? 'page' : undefined}
              selected={index === 0}
            >
              {page}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
