import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { hire } from './hire';

export default function SingleInputDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Rehearsal room"
        name="rehearsal"
        format="MM/DD HH:mm"
        slots={{ field: SingleInputDateTimeRangeField }}
        defaultValue={hire}
        sx={{ width: 440, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
