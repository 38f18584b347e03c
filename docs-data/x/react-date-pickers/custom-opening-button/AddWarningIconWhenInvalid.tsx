import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import WarningTextField from './WarningTextField';

export default function AddWarningIconWhenInvalid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport valid until"
        defaultValue={dayjs('2025-01-31')}
        minDate={dayjs('2025-06-01')}
        slots={{ textField: WarningTextField }}
        slotProps={{ textField: { helperText: 'At least until June 2025' } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
