import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { panelProps, tabProps } from './connect';

const texts: Record<string, string> = {
  Sound: 'Volume follows the time of day.',
  Screen: 'The screen turns off after five minutes.',
  Privacy: 'Visitors must ask before they connect.',
};

export default function VerticalTabs() {
  const id = useId();
  const [selected, setSelected] = useState('Sound');

  const tabs = Object.keys(texts).map((name) => (
    <Tab key={name} label={name} {...tabProps(id, name)} />
  ));

  return (
    <Box sx={{ display: 'flex', width: '100%', minHeight: 160 }}>
      <Tabs
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        orientation="vertical"
        sx={{ flexShrink: 0, borderRight: 1, borderColor: 'divider' }}
        aria-label="Settings of the speaker"
      >
        {tabs}
      </Tabs>
      <Box {...panelProps(id, selected)} sx={{ p: 2, typography: 'body1' }}>
        {texts[selected]}
      </Box>
    </Box>
  );
}
