import type { ReactNode } from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function BasicList() {
  return (
    <Paper variant="outlined" sx={{ width: 280, maxWidth: '100%' }}>
      <List aria-label="Podcasts">
        <Entry icon={<HeadphonesIcon />} text="Episodes" />
        <Entry icon={<DownloadIcon />} text="Downloads" />
      </List>
      <Divider />
      <List aria-label="Other pages">
        <Entry text="Settings" />
      </List>
    </Paper>
  );
}

function Entry({ icon, text }: { icon?: ReactNode; text: string }) {
  return (
    <ListItem disablePadding>
      <ListItemButton href="#BasicList">
        {icon && <ListItemIcon>{icon}</ListItemIcon>}
        <ListItemText primary={text} />
      </ListItemButton>
    </ListItem>
  );
}
