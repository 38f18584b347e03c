import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function AlignItemsList() {
  return (
    <List aria-label="Notices" sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem alignItems="flex-start">
        <ListItemAvatar>
          <Avatar alt="" src="/static/images/island/ferry.svg" />
        </ListItemAvatar>
        <ListItemText
          primary="Ferry office"
          secondary="The boat at 7:10 is canceled because of the wind. Your ticket is valid on the next one, without a reservation."
        />
      </ListItem>
    </List>
  );
}
