import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const sections = [
  { label: 'Times', text: 'Departs at 9:04, arrives at 12:51.' },
  { label: 'Seats', text: 'Coach 7, seats 41 and 42, by the window.' },
  { label: 'Fare', text: 'Two adults, second class, $118.40.' },
];

export default function BasicTabs() {
  const id = useId();
  const [current, setCurrent] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={current}
        onChange={(_event, value: number) => setCurrent(value)}
        variant="scrollable"
        aria-label="Train to the coast"
      >
        {sections.map(({ label }, index) => (
          <Tab
            key={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={label}
          />
        ))}
      </Tabs>
      {sections.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
