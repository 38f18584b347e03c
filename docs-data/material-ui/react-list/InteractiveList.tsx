import { useRef, useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

export default function InteractiveList() {
  const [dense, setDense] = useState(false);
  const [letters, setLetters] = useState(['Invoice', 'Reminder', 'Thanks']);
  const listRef = useRef<HTMLUListElement>(null);
  const remove = (removed: string) => {
    setLetters(letters.filter((letter) => letter !== removed));
    listRef.current?.focus();
  };
  const items = letters.map((letter) => (
    <ListItem
      key={letter}
      secondaryAction={
        <IconButton
          edge="end"
          aria-label={`Delete ${letter}`}
          onClick={() => remove(letter)}
        >
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemText primary={letter} />
    </ListItem>
  ));

  return (
    <Box sx={{ width: 280, maxWidth: '100%', minHeight: 200 }}>
      <FormControlLabel
        label="Compact"
        control={<Switch checked={dense} />}
        onChange={(_event, isOn) => setDense(isOn)}
      />
      <List ref={listRef} dense={dense} tabIndex={-1} aria-label="Drafts">
        {items}
      </List>
    </Box>
  );
}
