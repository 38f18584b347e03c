import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { panelProps, tabProps } from './connect';

const texts: Record<string, string> = {
  Songs: '248 songs on this device',
  Albums: '31 albums on this device',
  Mixes: '6 mixes on this device',
};
const narrow = { [`& .${tabClasses.root}`]: { minWidth: 0 } };

export default function FullWidthTabs() {
  const id = useId();
  const [selected, setSelected] = useState('Songs');

  const tabs = Object.keys(texts).map((name) => (
    <Tab key={name} label={name} {...tabProps(id, name)} />
  ));

  return (
    <Box sx={{ width: 420, maxWidth: '100%' }}>
      <Tabs
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        variant="fullWidth"
        sx={narrow}
        aria-label="Music library"
      >
        {tabs}
      </Tabs>
      <Box {...panelProps(id, selected)} sx={{ p: 2, typography: 'body1' }}>
        {texts[selected]}
      </Box>
    </Box>
  );
}
