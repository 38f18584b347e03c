import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

export default function ListSubheaderSpecimen() {
  return (
    <List sx={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <ListSubheader>Departures</ListSubheader>
      <ListItem>
        <ListItemText primary="Oslo" secondary="9:05 AM, track 4" />
      </ListItem>
      <ListSubheader color="primary">Arrivals</ListSubheader>
      <ListItem>
        <ListItemText primary="Bergen" secondary="9:20 AM, track 2" />
      </ListItem>
    </List>
  );
}
