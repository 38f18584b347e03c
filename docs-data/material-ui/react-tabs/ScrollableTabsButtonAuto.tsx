import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function ScrollableTabsButtonAuto() {
  const [month, setMonth] = useState('January');

  return (
    <Tabs
      value={month}
      onChange={(_event, value: string) => setMonth(value)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label="Electricity use by month"
      sx={{ maxWidth: 440, mx: 'auto' }}
    >
      {months.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  );
}
