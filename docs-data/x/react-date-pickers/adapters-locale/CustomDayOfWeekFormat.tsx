import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const threeLetters = (day: Dayjs) => day.format('ddd');

export default function CustomDayOfWeekFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-10-14')}
        dayOfWeekFormatter={threeLetters}
      />
    </LocalizationProvider>
  );
}
