import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { panelProps, tabProps } from './connect';

const texts: Record<string, string> = {
  Times: 'Departs at 9:04, arrives at 12:51.',
  Seats: 'Coach 7, seats 41 and 42, by the window.',
  Fare: 'Two adults, second class, $118.40.',
};

export default function BasicTabs() {
  const id = useId();
  const [selected, setSelected] = useState('Times');

  const tabs = Object.keys(texts).map((name) => (
    <Tab key={name} label={name} {...tabProps(id, name)} />
  ));

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        variant="scrollable"
        aria-label="Train to the coast"
      >
        {tabs}
      </Tabs>
      <Box {...panelProps(id, selected)} sx={{ p: 2, typography: 'body1' }}>
        {texts[selected]}
      </Box>
    </Box>
  );
}
