import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function ListDividers() {
  return (
    <Paper variant="outlined" sx={{ width: 300, maxWidth: '100%' }}>
      <List disablePadding aria-label="Mailboxes">
        <ListItem divider>
          <ListItemText primary="Inbox" />
        </ListItem>
        <ListItem>
          <ListItemText primary="Drafts" />
        </ListItem>
        <Divider component="li" aria-hidden role="presentation" />
        <ListItem>
          <ListItemText primary="Trash" />
        </ListItem>
      </List>
    </Paper>
  );
}
