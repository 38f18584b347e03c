import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const days = ['Friday', 'Saturday', 'Sunday'];
const weather = ['Rain until noon', 'Sunny and windy', 'Morning fog'];

export default function AccessibleTabs1() {
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
            id={`weather-tab-${index}`}
            aria-controls="weather-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="weather-panel"
        aria-labelledby={`weather-tab-${day}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {weather[day]}
      </Box>
    </Box>
  );
}
