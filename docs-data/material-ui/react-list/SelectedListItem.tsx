import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const lines = ['Line 1, Harbor', 'Line 2, Airport', 'Line 3, Stadium'];

export default function SelectedListItem() {
  const [shown, setShown] = useState('Line 2, Airport');

  return (
    <List aria-label="Lines" sx={{ width: 280, maxWidth: '100%' }}>
      {lines.map((line) => (
        <ListItem key={line} disablePadding>
          <ListItemButton
            selected={line === shown}
            aria-current={line === shown}
            onClick={() => setShown(line)}
          >
            <ListItemText primary={line} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
