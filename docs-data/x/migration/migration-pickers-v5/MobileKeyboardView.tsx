import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import FieldToolbar from './FieldToolbar';

export default function MobileKeyboardView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Check-up at the clinic"
        defaultValue={dayjs('2024-05-17')}
        slots={{ toolbar: FieldToolbar }}
      />
    </LocalizationProvider>
  );
}
