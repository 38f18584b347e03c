import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
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
        {pages.map(({ name, Icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => onChoose(name)}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
