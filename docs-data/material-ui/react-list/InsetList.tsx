import StarIcon from '@mui/icons-material/Star';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function InsetList() {
  return (
    <List aria-label="Contacts" sx={{ width: 280, maxWidth: '100%' }}>
      <ListItem disablePadding>
        <ListItemButton href="#inset-list-item">
          <ListItemIcon>
            <StarIcon titleAccess="Favorite" />
          </ListItemIcon>
          <ListItemText primary="Pharmacy" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton href="#inset-list-item">
          <ListItemText inset primary="Plumber" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
