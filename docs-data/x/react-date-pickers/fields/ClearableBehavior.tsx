import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ClearableBehavior() {
  const [count, setCount] = useState(0);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeField
          label="Irrigation starts"
          defaultValue={dayjs('2025-07-20T05:30')}
          clearable
          onClear={() => setCount(count + 1)}
        />
      </LocalizationProvider>
      <Typography role="status">Times emptied: {count}</Typography>
    </Stack>
  );
}
