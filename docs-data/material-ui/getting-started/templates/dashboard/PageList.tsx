import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { pages } from './data';

interface PageListProps {
  current: string;
  onChoose: (page: string) => void;
}

export default function PageList({ current, onChoose }: PageListProps) {
  return (
    <nav aria-label="Fleet">
      <Typography variant="h6" component="p" sx={{ p: 2 }}>
        Two Wheels
      </Typography>
      <List>
        {pages.map((page) => (
          <ListItem key={page} disablePadding>
            <ListItemButton
              selected={page === current}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onChoose(page)}
            >
              <ListItemText primary={page} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
