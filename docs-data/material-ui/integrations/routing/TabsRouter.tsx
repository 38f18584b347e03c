import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MemoryRouter, RouterLink, usePath } from './router';

function RouteTabs() {
  return (
    <nav aria-label="Orders">
      <Tabs value={usePath()} aria-label="Orders">
        <Tab
          label="Open"
          value="?page=open"
          to="?page=open"
          component={RouterLink}
        />
        <Tab
          label="Sent"
          value="?page=sent"
          to="?page=sent"
          component={RouterLink}
        />
      </Tabs>
    </nav>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter start="?page=open">
      <RouteTabs />
    </MemoryRouter>
  );
}
