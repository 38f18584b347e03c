import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const roadworks: DateRange<Dayjs> = [dayjs('2025-03-10'), dayjs('2025-03-21')];

export default function DateRangeCalendarFormProps() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        rowGap: 2,
        columnGap: 6,
        maxWidth: '100%',
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box sx={{ mx: -2, overflowX: 'auto' }}>
          <Typography sx={{ px: 3 }}>Road closed (read-only)</Typography>
          <DateRangeCalendar calendars={1} value={roadworks} readOnly />
        </Box>
        <Box sx={{ mx: -2, overflowX: 'auto' }}>
          <Typography sx={{ px: 3 }}>Detour (disabled)</Typography>
          <DateRangeCalendar calendars={1} value={roadworks} disabled />
        </Box>
      </LocalizationProvider>
    </Box>
  );
}
