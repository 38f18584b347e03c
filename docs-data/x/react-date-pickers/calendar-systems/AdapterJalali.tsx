import { newDate } from 'date-fns-jalali/newDate';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalaliV3';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// A native date: the first day of the year 1404, in the morning.
const spring = newDate(1404, 0, 1, 9, 30);

export default function AdapterJalali() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <DateTimePicker
        label="قرار ملاقات"
        defaultValue={spring}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
