import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function StoreUTCButDisplaySystemTimezone() {
  const [due, setDue] = useState<Dayjs | null>(dayjs.utc('2025-05-05T16:00'));

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Reminder, in your time"
          value={due}
          onChange={(time) => setDue(time && time.utc())}
          timezone="system"
        />
      </LocalizationProvider>
      <Typography role="status">
        Stored: {due?.isValid() ? due.format() : 'nothing'}
      </Typography>
    </Stack>
  );
}
