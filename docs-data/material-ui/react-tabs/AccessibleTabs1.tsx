import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { panelProps, tabProps } from './connect';

const texts: Record<string, string> = {
  Friday: 'Rain until noon',
  Saturday: 'Sunny and windy',
  Sunday: 'Morning fog',
};

export default function AccessibleTabs1() {
  const id = useId();
  const [selected, setSelected] = useState('Friday');

  const tabs = Object.keys(texts).map((name) => (
    <Tab key={name} label={name} {...tabProps(id, name)} />
  ));

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        variant="scrollable"
        selectionFollowsFocus
        aria-label="Weekend weather"
      >
        {tabs}
      </Tabs>
      <Box {...panelProps(id, selected)} sx={{ p: 2, typography: 'body1' }}>
        {texts[selected]}
      </Box>
    </Box>
  );
}
