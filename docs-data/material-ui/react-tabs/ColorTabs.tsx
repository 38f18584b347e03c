import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { grey } from '@mui/material/colors';
import { styled } from '@mui/material/styles';

const DarkTabs = styled(Tabs)({
  color: '#fff',
  backgroundColor: grey[900],
  [`& .${tabsClasses.indicator}`]: { backgroundColor: '#fff' },
});

export default function ColorTabs() {
  const [value, setValue] = useState('rooms');
  const state = {
    value,
    onChange: (_event: unknown, next: string) => setValue(next),
  };

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Tabs
        {...state}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Places to stay"
      >
        <Tab value="rooms" label="Rooms" />
        <Tab value="cabins" label="Cabins" />
      </Tabs>
      <DarkTabs {...state} textColor="inherit" aria-label="Places at night">
        <Tab value="rooms" label="Rooms" />
        <Tab value="cabins" label="Cabins" />
      </DarkTabs>
    </Stack>
  );
}
