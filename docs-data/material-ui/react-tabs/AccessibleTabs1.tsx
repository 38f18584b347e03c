import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const days = ['Friday', 'Saturday', 'Sunday'];
const weather = ['Rain until noon', 'Sunny and windy', 'Morning fog'];

export default function AccessibleTabs1() {
  const id = useId();
  const [day, setDay] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        selectionFollowsFocus
        value={day}
        onChange={(_event, value: number) => setDay(value)}
        variant="scrollable"
        aria-label="Weekend weather"
      >
        {days.map((name, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${day}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {weather[day]}
      </Box>
    </Box>
  );
}
