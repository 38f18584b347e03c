import InboxIcon from '@mui/icons-material/Inbox';
import DraftsIcon from '@mui/icons-material/Drafts';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { MemoryRouter, RouterLink, usePath } from './router';

const rows = [
  { to: '?page=letters', label: 'Letters', Icon: InboxIcon },
  { to: '?page=drafts', label: 'Drafts', Icon: DraftsIcon },
];

function Folders() {
  const path = usePath();

  return (
    <List sx={{ width: 240 }}>
      {rows.map(({ to, label, Icon }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton component={RouterLink} to={to} selected={path === to}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function ListRouter() {
  return (
    <MemoryRouter start="?page=letters">
      <Folders />
    </MemoryRouter>
  );
}
