import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import ConcertDay from './ConcertDay';

/** The number of concerts on each day that has any. */
const concerts = new Map([
  ['2025-08-02', 1],
  ['2025-08-09', 2],
  ['2025-08-16', 1],
  ['2025-08-23', 3],
  ['2025-09-06', 1],
]);

export default function HighlightedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-08-12')}
        slots={{ day: ConcertDay }}
        slotProps={{ day: { concerts } as object }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
