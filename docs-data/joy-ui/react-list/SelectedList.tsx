import { useState } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const layers = ['Streets', 'Satellite', 'Relief'];

export default function SelectedList() {
  const [layer, setLayer] = useState('Relief');

  return (
    <List aria-label="Map layer" sx={{ maxWidth: 220 }}>
      {layers.map((name) => (
        <ListItem key={name}>
          <ListItemButton
            aria-pressed={name === layer}
            selected={name === layer}
            onClick={() => setLayer(name)}
          >
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
