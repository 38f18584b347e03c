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

export default function BasicTimezoneProp() {
  const [landing, setLanding] = useState<Dayjs | null>(
    dayjs.utc('2025-03-22T23:40'),
  );

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Landing, local time in Tokyo"
          value={landing}
          onChange={setLanding}
          timezone="Asia/Tokyo"
        />
      </LocalizationProvider>
      <Typography role="status">
        {landing?.isValid() ? landing.format() : 'No complete time'}
      </Typography>
    </Stack>
  );
}
