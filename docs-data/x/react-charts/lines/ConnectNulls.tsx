import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const data = [1.2, 1.6, null, null, 2.4, 2.1, 1.9];

export default function ConnectNulls() {
  const [connectNulls, setConnect] = useState(false);
  const toggle = (
    <Switch checked={connectNulls} onChange={() => setConnect(!connectNulls)} />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Connect the points around the gap"
        control={toggle}
      />
      <LineChart
        title="River level during the day, in meters"
        desc="The sensor sent nothing at 8 and 12 o'clock."
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ data: hours, tickInterval: hours, max: 24, label: 'Hour' }]}
        series={[{ data, connectNulls, curve: 'linear' }]}
      />
    </Box>
  );
}
