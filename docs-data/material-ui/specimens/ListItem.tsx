import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';

export default function ListItemSpecimen() {
  return (
    <List sx={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <ListItem
        secondaryAction={
          <IconButton edge="end" aria-label="Delete invoice 1042">
            <DeleteIcon />
          </IconButton>
        }
      >
        <ListItemText primary="Invoice 1042" secondary="Paid on March 12" />
      </ListItem>
    </List>
  );
}
