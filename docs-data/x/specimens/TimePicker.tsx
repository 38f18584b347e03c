import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2026-05-04T09:35');

export default function TimePickerSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker open label="Departure" defaultValue={departure} />
    </LocalizationProvider>
  );
}
