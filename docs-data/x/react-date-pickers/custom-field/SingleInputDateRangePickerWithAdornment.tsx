import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import CalendarTextField from './CalendarTextField';
import { tenancy } from './tenancy';

const slots = {
  field: SingleInputDateRangeField,
  textField: CalendarTextField,
};

export default function SingleInputDateRangePickerWithAdornment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Tenancy"
        defaultValue={tenancy}
        slots={slots}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
