import { Tabs } from '@mui/base/Tabs';
import { List, Panel, StyledTab } from './StyledTabs';

export default function UnstyledTabsVertical() {
  return (
    <Tabs
      defaultValue="sound"
      orientation="vertical"
      style={{ display: 'flex', gap: 16 }}
    >
      <List aria-label="Settings" style={{ flexDirection: 'column' }}>
        <StyledTab value="sound">Sound</StyledTab>
        <StyledTab value="screen">Screen</StyledTab>
        <StyledTab value="update">Updates</StyledTab>
      </List>
      <Panel value="sound">The volume follows the headphones.</Panel>
      <Panel value="screen">The screen dims after two minutes.</Panel>
      <Panel value="update">Everything is up to date.</Panel>
    </Tabs>
  );
}
