import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const first = dayjs('2021-01-01');
const last = dayjs('2026-12-31');
const narrow = { maxWidth: '100%' };

export default function YearMonthCalendar() {
  const [month, setMonth] = useState(dayjs('2025-04-01'));

  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography role="status">
        Statement for {month.format('MMMM YYYY')}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <YearCalendar
          value={month}
          onChange={setMonth}
          minDate={first}
          maxDate={last}
          sx={{ height: 'auto', ...narrow }}
        />
        <MonthCalendar value={month} onChange={setMonth} sx={narrow} />
      </LocalizationProvider>
    </Box>
  );
}
