import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function BasicDateRangeCalendar() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          defaultValue={[dayjs('2025-07-21'), dayjs('2025-08-03')]}
          sx={{ flexWrap: 'wrap', justifyContent: 'safe center' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
