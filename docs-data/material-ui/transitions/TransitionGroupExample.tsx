import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import { TransitionGroup } from 'react-transition-group';

const main = ['Harbor', 'Town hall'];
const all = ['Harbor', 'Old mill', 'Botanical garden', 'Town hall'];

export default function TransitionGroupExample() {
  const [express, setExpress] = useState(true);

  const items = (express ? main : all).map((stop) => (
    <Collapse key={stop} component="li">
      <ListItemText primary={stop} />
    </Collapse>
  ));

  return (
    <Box sx={{ width: 320, maxWidth: '100%', height: 220 }}>
      <Button aria-pressed={express} onClick={() => setExpress(!express)}>
        Express stops only
      </Button>
      <List>
        <TransitionGroup component={null}>{items}</TransitionGroup>
      </List>
    </Box>
  );
}
