import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import ElectionYear from './ElectionYear';

export default function YearButtonComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        defaultValue={dayjs('2019-01-01')}
        minDate={dayjs('2013-01-01')}
        maxDate={dayjs('2025-12-31')}
        slots={{ yearButton: ElectionYear }}
      />
    </LocalizationProvider>
  );
}
