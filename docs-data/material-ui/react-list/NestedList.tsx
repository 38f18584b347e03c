import { useState } from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = ['Kitchen', 'Bathroom', 'Cellar'];

export default function NestedList() {
  const [open, setOpen] = useState(true);
  const nested = rooms.map((room) => (
    <ListItem key={room} disablePadding>
      <ListItemButton href="#nested-list" sx={{ pl: 4 }}>
        <ListItemText primary={room} />
      </ListItemButton>
    </ListItem>
  ));

  return (
    <List
      aria-label="Apartment"
      sx={{ width: 280, maxWidth: '100%', minHeight: 208 }}
    >
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemText primary="Meter readings" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open} unmountOnExit>
          <List disablePadding aria-label="Meter readings">
            {nested}
          </List>
        </Collapse>
      </ListItem>
    </List>
  );
}
