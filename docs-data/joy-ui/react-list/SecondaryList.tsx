import { useRef, useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function SecondaryList() {
  const [scans, setScans] = useState(['Passport', 'Rental contract']);
  const list = useRef<HTMLUListElement>(null);

  function remove(scan: string) {
    setScans(scans.filter((other) => other !== scan));
    // The button with the focus disappears.
    list.current?.focus();
  }

  const removal = (scan: string) => (
    <IconButton
      size="sm"
      color="danger"
      aria-label={`Delete ${scan}`}
      onClick={() => remove(scan)}
    >
      <DeleteIcon />
    </IconButton>
  );

  return (
    <List
      ref={list}
      tabIndex={-1}
      aria-label={`Scans: ${scans.length}`}
      sx={{ maxWidth: 280 }}
    >
      {scans.map((scan) => (
        <ListItem key={scan} endAction={removal(scan)}>
          <ListItemButton>{scan}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
