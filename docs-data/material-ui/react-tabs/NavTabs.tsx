import { type MouseEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { label: 'Booked', href: '?trips=booked' },
  { label: 'Past', href: '?trips=past' },
];

export default function NavTabs() {
  const [current, setCurrent] = useState(0);

  // Your router does this: it follows plain clicks without a page load.
  const follow = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    setCurrent(index);
  };

  return (
    <Box component="nav" aria-label="Trips">
      <Tabs value={current} aria-label="Trips">
        {pages.map(({ label, href }, index) => (
          <Tab
            key={href}
            component="a"
            href={href}
            label={label}
            aria-current={index === current ? 'page' : undefined}
            onClick={(event: MouseEvent) => follow(event, index)}
          />
        ))}
      </Tabs>
    </Box>
  );
}
