import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import RangeButtonField from './RangeButtonField';
import { tenancy } from './tenancy';

export default function DateRangePickerWithButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Orders"
        defaultValue={tenancy}
        slots={{ field: RangeButtonField }}
      />
    </LocalizationProvider>
  );
}
