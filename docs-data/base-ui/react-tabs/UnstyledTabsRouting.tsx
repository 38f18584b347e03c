import { useState, type MouseEvent } from 'react';
import { Tabs } from '@mui/base/Tabs';
import { List, Panel, StyledTab } from './StyledTabs';

const slots = { root: 'a' } as const;
const style = { color: 'inherit', textDecoration: 'none' };
const routes = ['?page=members', '?page=new', '?page=archive'];

export default function UnstyledTabsRouting() {
  // In place of a router: stores the current path, which the links change.
  const [address, setAddress] = useState(routes[0]);
  const follow = (event: MouseEvent<HTMLElement>, route: string) => {
    event.preventDefault();
    setAddress(route);
  };

  const tabs = routes.map((route) => (
    <StyledTab
      key={route}
      value={route}
      slots={slots}
      slotProps={{ root: { href: route, style } as object }}
      onClick={(event) => follow(event, route)}
    >
      {route.replace('?page=', '')}
    </StyledTab>
  ));

  return (
    <Tabs value={address}>
      <List aria-label="Members">{tabs}</List>
      <Panel value={address}>The page at {address}</Panel>
    </Tabs>
  );
}
