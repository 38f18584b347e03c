import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';

interface PageLinksProps {
  pages: readonly string[];
  onFollow?: () => void;
}

export default function PageLinks({ pages, onFollow }: PageLinksProps) {
  return (
    <Box component="nav" aria-label="Pages" sx={{ width: 200 }}>
      <List>
        {pages.map((page) => (
          <ListItem key={page} disablePadding>
            <ListItemButton href={`#${page.toLowerCase()}`} onClick={onFollow}>
              {page}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
