import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import { places } from './places';

export default function DrawerBasic() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a place
      </Button>
      <Drawer open={open} onClose={close}>
        <DialogTitle>Places</DialogTitle>
        <List>
          {places.map((place) => (
            <ListItem key={place}>
              <ListItemButton onClick={close}>{place}</ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
