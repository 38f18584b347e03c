import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function BasicValueProp() {
  const [kickoff, setKickoff] = useState<Dayjs | null>(
    dayjs.tz('2025-06-14T20:00', 'Europe/Madrid'),
  );

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Kickoff in Madrid"
          value={kickoff}
          onChange={setKickoff}
        />
      </LocalizationProvider>
      <Typography role="status">
        {kickoff?.isValid() ? kickoff.format() : 'No complete time'}
      </Typography>
    </Stack>
  );
}
