import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { hire, stacked } from './hire';

export default function DateTimeRangePickerCalendarProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        calendars={2}
        localeText={{ start: 'Scaffold goes up', end: 'Scaffold comes down' }}
        defaultValue={hire}
        slotProps={{ fieldRoot: stacked }}
        sx={{ width: 560, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
