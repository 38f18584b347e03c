import './arabic';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const adapter = new AdapterMomentHijri();

export default function AdapterHijri() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <DateTimePicker
        label="الموعد"
        defaultValue={adapter.date('2025-05-16T09:30')}
        minDate={adapter.date('1938-01-01')}
        maxDate={adapter.date('2075-12-31')}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
