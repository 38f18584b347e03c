import { useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const all = ['Flour', 'Yeast', 'Olive oil', 'Sea salt', 'Rosemary'];

export default function ChipsArray() {
  const listRef = useRef<HTMLUListElement>(null);
  const [missing, setMissing] = useState(all);
  const remove = (removed: string) => {
    setMissing(missing.filter((other) => other !== removed));
    listRef.current?.focus();
  };
  const items = missing.map((name) => (
    <ListItem key={name} disablePadding sx={{ width: 'auto' }}>
      <Chip label={name} onDelete={() => remove(name)} />
    </ListItem>
  ));

  return (
    <List
      ref={listRef}
      tabIndex={-1}
      aria-label="Still to buy, press Delete to remove"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 48 }}
    >
      {items}
    </List>
  );
}
