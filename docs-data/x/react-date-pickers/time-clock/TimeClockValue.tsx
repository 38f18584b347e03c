import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockValue() {
  const [siren, setSiren] = useState<Dayjs | null>(dayjs('2025-09-06T12:00'));

  return (
    <Stack spacing={1} sx={{ maxWidth: '100%' }}>
      <Typography role="status" sx={{ textAlign: 'center' }}>
        Test alarm at {siren?.format('h:mm A')}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeClock
          value={siren}
          onChange={setSiren}
          sx={{ maxWidth: '100%' }}
        />
      </LocalizationProvider>
    </Stack>
  );
}
