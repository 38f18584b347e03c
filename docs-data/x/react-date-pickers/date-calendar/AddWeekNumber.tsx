import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function AddWeekNumber() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DateCalendar
        defaultValue={dayjs('2025-10-15')}
        displayWeekNumber
        sx={{
          [`& .${dayCalendarClasses.weekNumber}`]: { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
