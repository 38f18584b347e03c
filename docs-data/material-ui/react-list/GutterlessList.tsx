import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const steps = ['Soak the beans', 'Chop the onions', 'Simmer for an hour'];

export default function GutterlessList() {
  return (
    <Paper variant="outlined" sx={{ width: 280, maxWidth: '100%', p: 2 }}>
      <Typography>Bean stew</Typography>
      <List dense disablePadding aria-label="Steps">
        {steps.map((step) => (
          <ListItem key={step} disableGutters>
            <ListItemText primary={step} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
