import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function DateRangeCalendarCurrentMonthCalendarPositionProp() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          currentMonthCalendarPosition={2}
          referenceDate={dayjs('2025-05-20')}
          maxDate={dayjs('2025-05-20')}
          sx={{ flexWrap: 'wrap', justifyContent: 'safe center' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
