import { useState } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const calls = ['Owl', 'Cuckoo', 'Nightingale'];

export default function ActionableList() {
  const [playing, setPlaying] = useState('nothing');

  return (
    <Stack sx={{ width: 240 }}>
      <List aria-label="Bird calls">
        {calls.map((bird) => (
          <ListItem key={bird}>
            <ListItemButton onClick={() => setPlaying(bird)}>
              Play: {bird}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ px: 1.5, pt: 1 }}>
        Playing: {playing}
      </Typography>
    </Stack>
  );
}
