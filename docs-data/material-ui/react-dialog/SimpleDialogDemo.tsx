import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import PersonIcon from '@mui/icons-material/Person';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const travelers = [
  'Traveler with a rail pass',
  'Traveler with a bicycle',
  'Child under 6',
];

export default function SimpleDialogDemo() {
  const [open, setOpen] = useState(false);
  const [traveler, setTraveler] = useState('nobody yet');

  const choose = (name: string) => {
    setTraveler(name);
    setOpen(false);
  };

  return (
    <div>
      <Typography sx={{ mb: 1 }}>Ticket for: {traveler}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a traveler
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Who is traveling?</DialogTitle>
        <List sx={{ pt: 0 }}>
          {[...travelers, 'Somebody else'].map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={() => choose(name)}>
                <ListItemIcon>
                  {travelers.includes(name) ? <PersonIcon /> : <AddIcon />}
                </ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </div>
  );
}
