import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function YearButtonComponentProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        defaultValue={dayjs('2016-01-01')}
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2024-12-31')}
        slotProps={{ yearButton: { sx: { borderRadius: 1 } } }}
      />
    </LocalizationProvider>
  );
}
