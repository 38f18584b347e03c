import { useId, useState } from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

export default function ExampleCollapsibleList() {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <List
      aria-label="Cabins"
      sx={{ '--List-nestedInsetStart': '1rem', width: 260, height: 170 }}
    >
      <ListItem nested>
        <ListItemButton
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ListItemContent>By the lake</ListItemContent>
          <KeyboardArrowDownIcon sx={{ rotate: open ? '180deg' : '0deg' }} />
        </ListItemButton>
        <List id={id} sx={open ? {} : { display: 'none' }}>
          <ListItem>Reed cabin</ListItem>
          <ListItem>Heron cabin</ListItem>
        </List>
      </ListItem>
      <ListItem>In the forest</ListItem>
    </List>
  );
}
