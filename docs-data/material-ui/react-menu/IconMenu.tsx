import { useState } from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const commands = [
  { label: 'Rename', icon: <EditIcon />, keys: 'F2' },
  { label: 'Duplicate', icon: <ContentCopyIcon />, keys: 'Ctrl+D' },
];

export default function IconMenu() {
  const [last, setLast] = useState('none');

  const items = commands.map(({ label, icon, keys }) => (
    <MenuItem key={label} onClick={() => setLast(label)}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
      <Typography variant="body2" color="text.secondary">
        {keys}
      </Typography>
    </MenuItem>
  ));

  return (
    <Paper sx={{ width: 260, maxWidth: '100%' }}>
      <MenuList aria-label="Layer">
        {items}
        <Divider component="li" />
        <MenuItem onClick={() => setLast('Delete')}>
          <ListItemIcon>
            <DeleteIcon />
          </ListItemIcon>
          <ListItemText>Delete</ListItemText>
        </MenuItem>
      </MenuList>
      <Typography role="status" sx={{ px: 2, pb: 1 }}>
        Last command: {last}
      </Typography>
    </Paper>
  );
}
