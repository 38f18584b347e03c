import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function DateRangeCalendarCalendarsProp() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={3}
          defaultValue={[dayjs('2025-01-13'), dayjs('2025-03-07')]}
          sx={{ flexWrap: 'wrap', justifyContent: 'safe center' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
