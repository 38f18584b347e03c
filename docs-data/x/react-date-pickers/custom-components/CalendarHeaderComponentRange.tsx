import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import HarvestHeader from './HarvestHeader';

export default function CalendarHeaderComponentRange() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          defaultValue={[dayjs('2025-09-15'), dayjs('2025-10-10')]}
          slots={{ calendarHeader: HarvestHeader }}
          sx={{ flexWrap: 'wrap', justifyContent: 'safe center' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
