import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const program = {
  Friday: ['Opening', 'Night walk'],
  Saturday: ['Boat trip', 'Workshop', 'Concert'],
  Sunday: ['Breakfast', 'Market', 'Farewell'],
};
const days = Object.entries(program).map(([day, events]) => (
  <List
    key={day}
    aria-label={day}
    subheader={<ListSubheader>{day}</ListSubheader>}
  >
    {events.map((event) => (
      <ListItem key={event}>
        <ListItemText primary={event} />
      </ListItem>
    ))}
  </List>
));

export default function PinnedSubheaderList() {
  return (
    <Paper
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Program of the weekend"
      sx={{ width: 280, maxWidth: '100%', height: 220, overflow: 'auto' }}
    >
      {days}
    </Paper>
  );
}
