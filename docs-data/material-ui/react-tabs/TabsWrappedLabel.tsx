import { useState } from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const labels = [
  'Waiting for a second person to review',
  'Returned because receipts are missing',
  'Paid',
];

export default function TabsWrappedLabel() {
  const [list, setList] = useState(0);

  return (
    <Tabs
      value={list}
      onChange={(_event, value: number) => setList(value)}
      variant="scrollable"
      aria-label="Travel expenses"
      sx={{ [`& .${tabClasses.root}`]: { maxWidth: 180 } }}
    >
      {labels.map((label) => (
        <Tab key={label} wrapped label={label} />
      ))}
    </Tabs>
  );
}
