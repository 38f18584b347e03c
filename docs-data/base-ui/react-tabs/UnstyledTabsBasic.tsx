import { useRef, useState } from 'react';
import { Tabs } from '@mui/base/Tabs';
import { Button } from './Button';
import { List, Panel, StyledTab } from './StyledTabs';

const below = { marginBlockStart: 12 };

export default function UnstyledTabsBasic() {
  const [value, setValue] = useState<string | number | null>('out');
  const backRef = useRef<HTMLButtonElement>(null);
  const showReturn = () => {
    setValue('back');
    backRef.current?.focus();
  };

  return (
    <Tabs value={value} onChange={(_event, next) => setValue(next)}>
      <List aria-label="Trip">
        <StyledTab value="out">Outbound</StyledTab>
        <StyledTab ref={backRef} value="back">
          Return
        </StyledTab>
      </List>
      <Panel value="out">
        <div>Friday, 8:12, platform 4.</div>
        <Button onClick={showReturn} style={below}>
          Show the return
        </Button>
      </Panel>
      <Panel value="back">Sunday, 19:40, platform 2.</Panel>
    </Tabs>
  );
}
