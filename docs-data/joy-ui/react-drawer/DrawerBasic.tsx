import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { places } from './places';

export default function DrawerBasic() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(places[0]);
  const close = () => setOpen(false);

  const choose = (place: string) => {
    setChosen(place);
    close();
  };
  const items = places.map((place) => (
    <ListItem key={place}>
      <ListItemButton onClick={() => choose(place)}>{place}</ListItemButton>
    </ListItem>
  ));

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">Birds at: {chosen}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a place
      </Button>
      <Drawer open={open} onClose={close}>
        <DialogTitle>Places</DialogTitle>
        <List>{items}</List>
      </Drawer>
    </Stack>
  );
}
