import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import ButtonField from './ButtonField';

export default function PickerWithButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Log of"
        defaultValue={dayjs('2025-02-17')}
        slots={{ field: ButtonField }}
      />
    </LocalizationProvider>
  );
}
