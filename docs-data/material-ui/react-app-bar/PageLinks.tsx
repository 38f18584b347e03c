import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';

interface PageLinksProps {
  pages: readonly string[];
  onFollow?: () => void;
}

export default function PageLinks({ pages, onFollow }: PageLinksProps) {
  return (
    <List aria-label="Pages" sx={{ width: 200 }}>
      {pages.map((page) => (
        <ListItem key={page} disablePadding>
          <ListItemButton onClick={onFollow}>{page}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
