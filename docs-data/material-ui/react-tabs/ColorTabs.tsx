import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [stay, setStay] = useState(0);
  const [station, setStation] = useState(0);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Tabs
        value={stay}
        onChange={(_event, value: number) => setStay(value)}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Places to stay"
      >
        <Tab label="Rooms" />
        <Tab label="Cabins" />
      </Tabs>
      <Tabs
        value={station}
        onChange={(_event, value: number) => setStation(value)}
        textColor="inherit"
        TabIndicatorProps={{ sx: { bgcolor: 'common.white' } }}
        aria-label="Departures by platform"
        sx={{ bgcolor: 'grey.900', color: 'common.white' }}
      >
        <Tab label="North" />
        <Tab label="South" />
      </Tabs>
    </Stack>
  );
}
