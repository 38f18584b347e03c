import { useState } from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenuButton } from './useMenuButton';

const lengths = ['No reminder', '10 minutes before', 'One day before'];

export default function SimpleListMenu() {
  const [chosen, setChosen] = useState('10 minutes before');
  const { buttonProps, menuProps, close } = useMenuButton();

  const choose = (length: string) => {
    setChosen(length);
    close();
  };

  const items = lengths.map((length) => (
    <MenuItem
      key={length}
      role="menuitemradio"
      aria-checked={length === chosen}
      selected={length === chosen}
      onClick={() => choose(length)}
    >
      {length}
    </MenuItem>
  ));

  return (
    <List component="div" sx={{ width: 280, maxWidth: '100%' }}>
      <ListItemButton component="button" {...buttonProps} sx={{ width: 1 }}>
        <ListItemText primary="Reminder" secondary={chosen} />
      </ListItemButton>
      <Menu {...menuProps}>{items}</Menu>
    </List>
  );
}
