import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 1,
  width: 300,
  maxWidth: '100%',
};

export default function DrawerMobileNavigation() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Sheet variant="outlined" sx={bar}>
      <IconButton aria-label="Open the menu" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Typography level="title-md">Bird reserve</Typography>
      <Drawer size="sm" open={open} onClose={close}>
        <ModalClose aria-label="Close the menu" />
        <DialogTitle>Bird reserve</DialogTitle>
        <Pages onOpen={close} />
      </Drawer>
    </Sheet>
  );
}

function Pages({ onOpen }: { onOpen: () => void }) {
  return (
    <List component="nav" aria-label="Reserve pages" size="lg">
      {['Map', 'Sightings', 'Tours'].map((page) => (
        <ListItem key={page}>
          <ListItemButton component="a" href={`#${page}`} onClick={onOpen}>
            {page}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
