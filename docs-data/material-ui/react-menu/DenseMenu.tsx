import CheckIcon from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

const spacings = ['Single', '1.15', 'Double'];

export default function DenseMenu() {
  const [chosen, setChosen] = useState('1.15');

  const items = spacings.map((spacing) => (
    <MenuItem
      key={spacing}
      role="menuitemradio"
      aria-checked={spacing === chosen}
      onClick={() => setChosen(spacing)}
    >
      {spacing === chosen && (
        <ListItemIcon>
          <CheckIcon />
        </ListItemIcon>
      )}
      <ListItemText inset={spacing !== chosen}>{spacing}</ListItemText>
    </MenuItem>
  ));

  return (
    <Paper sx={{ width: 200 }}>
      <MenuList dense aria-label="Line spacing">
        {items}
      </MenuList>
    </Paper>
  );
}
