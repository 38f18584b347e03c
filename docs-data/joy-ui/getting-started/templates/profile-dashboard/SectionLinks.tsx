import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import { sections } from './Section';

const sticky = {
  position: 'sticky',
  insetBlockStart: 24,
  display: { xs: 'none', md: 'block' },
};

export default function SectionLinks() {
  return (
    <Box component="nav" aria-label="Sections of the profile" sx={sticky}>
      <List
        size="sm"
        sx={{ '--ListItem-radius': '8px', '--List-gap': '4px', p: 0 }}
      >
        {sections.map(({ id, title }) => (
          <ListItem key={id}>
            <ListItemButton component="a" href={`#${id}`}>
              {title}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
