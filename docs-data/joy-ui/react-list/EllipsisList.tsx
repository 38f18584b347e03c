import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

export default function EllipsisList() {
  return (
    <List
      aria-label="Voice messages"
      sx={{ maxWidth: 300, minWidth: 0, '--ListItemDecorator-size': '56px' }}
    >
      <ListItem>
        <ListItemDecorator>
          <Avatar aria-hidden>O</Avatar>
        </ListItemDecorator>
        <ListItemContent>
          <Typography level="title-sm">Orchard office</Typography>
          <Typography level="body-sm" noWrap>
            The pears are ripe, so bring as many baskets as you have
          </Typography>
        </ListItemContent>
      </ListItem>
    </List>
  );
}
