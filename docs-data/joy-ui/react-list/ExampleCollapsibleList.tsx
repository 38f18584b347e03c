import { useId, useState } from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

const contents = { Spring: ['Snowdrop', 'Crocus'], Summer: ['Poppy', 'Iris'] };

export default function ExampleCollapsibleList() {
  return (
    <List aria-label="Flowers" sx={{ width: 240, flexGrow: 0 }}>
      {Object.entries(contents).map(([season, flowers]) => (
        <Season key={season} name={season} flowers={flowers} />
      ))}
    </List>
  );
}

function Season({ name, flowers }: { name: string; flowers: string[] }) {
  const [open, setOpen] = useState(name === 'Spring');
  const id = useId();
  return (
    <ListItem nested>
      <ListItemButton
        sx={{ fontWeight: 'lg' }}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ListItemContent>{name}</ListItemContent>
        {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
      </ListItemButton>
      <List id={id} hidden={!open} sx={open ? {} : { display: 'none' }}>
        {flowers.map((flower) => (
          <ListItem key={flower}>{flower}</ListItem>
        ))}
      </List>
    </ListItem>
  );
}
