import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { panelProps, tabProps } from './connect';

const texts: Record<string, string> = {
  Sales: 'Sales of the last 12 months, loaded on request',
  Returns: 'Returns of the last 12 months, loaded on request',
  Stock: 'Stock of the last 12 months, loaded on request',
};

export default function AccessibleTabs2() {
  const id = useId();
  const [selected, setSelected] = useState('Sales');

  const tabs = Object.keys(texts).map((name) => (
    <Tab key={name} label={name} {...tabProps(id, name)} />
  ));

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        variant="scrollable"
        aria-label="Shop reports"
      >
        {tabs}
      </Tabs>
      <Box {...panelProps(id, selected)} sx={{ p: 2, typography: 'body1' }}>
        {texts[selected]}
      </Box>
    </Box>
  );
}
