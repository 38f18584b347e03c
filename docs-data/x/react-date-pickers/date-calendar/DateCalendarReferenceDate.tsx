import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarReferenceDate() {
  const [day, setDay] = useState<Dayjs | null>(null);

  return (
    <Stack spacing={1} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography role="status">
        {day ? day.format('MMMM D, h:mm A') : 'Choose a day of the festival'}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          value={day}
          onChange={setDay}
          referenceDate={dayjs('2025-08-22T18:30')}
          sx={{ minWidth: 280, maxWidth: '100%' }}
        />
      </LocalizationProvider>
    </Stack>
  );
}
