import { useState, type MouseEvent } from 'react';
import { Tabs } from '@mui/base/Tabs';
import { List, Panel, StyledTab } from './StyledTabs';

const slots = { root: 'a' } as const;
const style = { color: 'inherit', textDecoration: 'none' };
const titles = ['Members', 'Guests', 'Archive'];
const routeOf = (title: string) => `?list=${title.toLowerCase()}`;

export default function UnstyledTabsRouting() {
  // In place of a router: stores the current path, which the links change.
  const [address, setAddress] = useState('?list=members');
  const linkTo = (href: string) => ({
    href,
    style,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      setAddress(href);
    },
  });

  const tabs = titles.map((title) => (
    <StyledTab
      key={title}
      value={routeOf(title)}
      slots={slots}
      slotProps={{ root: linkTo(routeOf(title)) as object }}
    >
      {title}
    </StyledTab>
  ));

  return (
    <Tabs value={address}>
      <List aria-label="Rowing club">{tabs}</List>
      <Panel value={address}>The page at {address}</Panel>
    </Tabs>
  );
}
