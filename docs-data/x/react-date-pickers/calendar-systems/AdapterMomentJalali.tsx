import './persian';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const adapter = new AdapterMomentJalaali();

export default function AdapterMomentJalali() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
      <DateTimePicker
        label="قرار ملاقات"
        defaultValue={adapter.date('2025-03-21T09:30')}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
