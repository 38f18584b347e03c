import { useState } from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { letters } from './letters';

const views = [
  { label: 'Inbox', icon: <InboxIcon /> },
  { label: 'Sent', icon: <SendIcon /> },
  { label: 'Archive', icon: <ArchiveIcon /> },
];

export default function FixedBottomNavigation() {
  const [view, setView] = useState(0);

  return (
    <Box sx={{ pb: 7 }}>
      <List>
        {letters[view]?.map(({ from, text }) => (
          <ListItem key={from}>
            <ListItemText primary={from} secondary={text} />
          </ListItem>
        ))}
      </List>
      <Paper
        elevation={3}
        sx={{ position: 'fixed', bottom: 0, insetInline: 0 }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Mail"
          showLabels
          value={view}
          onChange={(event, newView) => setView(newView)}
        >
          {views.map((action, index) => (
            <BottomNavigationAction
              key={action.label}
              {...action}
              aria-current={index === view ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
