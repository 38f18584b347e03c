import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import WeekDay from './WeekDay';

export default function WeekPicker() {
  const [week, setWeek] = useState<Dayjs | null>(dayjs('2025-06-18'));

  return (
    <Stack spacing={1} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography role="status">
        Menu for the week of {week?.startOf('week').format('MMMM D')}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          value={week}
          onChange={setWeek}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
          slotProps={{ day: { week } as object }}
          sx={{ minWidth: 280, maxWidth: '100%' }}
        />
      </LocalizationProvider>
    </Stack>
  );
}
