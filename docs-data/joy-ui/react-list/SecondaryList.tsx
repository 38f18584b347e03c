import { useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function SecondaryList() {
  const [scans, setScans] = useState(['Passport', 'Rental contract']);
  const removal = (scan: string) => (
    <IconButton
      size="sm"
      color="danger"
      aria-label={`Delete ${scan}`}
      onClick={() => setScans(scans.filter((other) => other !== scan))}
    >
      <DeleteIcon />
    </IconButton>
  );

  return (
    <List aria-label={`${scans.length} scans`} sx={{ maxWidth: 280 }}>
      {scans.map((scan) => (
        <ListItem key={scan} endAction={removal(scan)}>
          <ListItemButton>{scan}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
