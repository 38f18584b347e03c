import { useState } from 'react';
import EventIcon from '@mui/icons-material/Event';
import HomeIcon from '@mui/icons-material/Home';
import PeopleIcon from '@mui/icons-material/People';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';

const pages = { Today: HomeIcon, Calendar: EventIcon, Crew: PeopleIcon };

export default function ColorInversionNavigation() {
  const [current, setCurrent] = useState('Calendar');
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ bgcolor: 'primary.800', width: 220, p: 1.5, borderRadius: 'md' }}
    >
      <List component="nav" aria-label="Ship" sx={{ '--List-gap': '4px' }}>
        {Object.entries(pages).map(([name, Icon]) => (
          <ListItem key={name} component="div">
            <ListItemButton
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => setCurrent(name)}
              sx={{ borderRadius: 'sm' }}
            >
              <ListItemDecorator>
                <Icon />
              </ListItemDecorator>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
