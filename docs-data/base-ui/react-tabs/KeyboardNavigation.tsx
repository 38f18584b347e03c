import { Tabs, type TabsProps } from '@mui/base/Tabs';
import { List, Panel, StyledTab } from './StyledTabs';

function Weather({ label, ...props }: TabsProps & { label: string }) {
  return (
    <Tabs {...props} defaultValue="today">
      <p>{label}</p>
      <List aria-label={label}>
        <StyledTab value="today">Today</StyledTab>
        <StyledTab value="tomorrow">Tomorrow</StyledTab>
        <StyledTab value="later" disabled>
          Later
        </StyledTab>
      </List>
      <Panel value="today">Sun, 21 °C</Panel>
      <Panel value="tomorrow">Rain from noon, 16 °C</Panel>
    </Tabs>
  );
}

export default function KeyboardNavigation() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <Weather label="Select with Enter" />
      <Weather label="Selected by arrow keys" selectionFollowsFocus />
    </div>
  );
}
