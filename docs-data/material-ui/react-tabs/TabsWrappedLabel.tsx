import { useState } from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWrappedLabel() {
  const [list, setList] = useState('review');

  return (
    <Tabs
      value={list}
      onChange={(_event, value: string) => setList(value)}
      variant="scrollable"
      aria-label="Travel expenses"
      sx={{ [`& .${tabClasses.root}`]: { maxWidth: 180 } }}
    >
      <Tab
        wrapped
        value="review"
        label="Waiting for a second person to review"
      />
      <Tab
        wrapped
        value="returned"
        label="Returned because receipts are missing"
      />
      <Tab wrapped value="paid" label="Paid" />
    </Tabs>
  );
}
