import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

export default function DisabledTabs() {
  const [step, setStep] = useState('address');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={step}
        onChange={(_event, value: string) => setStep(value)}
        variant="scrollable"
        aria-label="Parcel pickup"
      >
        <Tab value="address" label="Address" />
        <Tab value="time" label="Time" />
        <Tab value="receipt" label="Receipt" disabled />
      </Tabs>
      <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
        The receipt becomes available after the pickup.
      </Typography>
    </Box>
  );
}
