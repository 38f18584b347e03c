import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2025-05-01')}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2028-12-31')}
      />
    </LocalizationProvider>
  );
}
