import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import SeasonDay from './SeasonDay';

export default function CustomDateRangePickerDay() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-09-10'), dayjs('2025-09-23')]}
          slots={{ day: SeasonDay }}
        />
      </LocalizationProvider>
    </Box>
  );
}
