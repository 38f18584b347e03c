import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DatePickerToolbar,
  type DatePickerToolbarProps,
} from '@mui/x-date-pickers/DatePicker';

function Toolbar(props: DatePickerToolbarProps<Dayjs>) {
  return <DatePickerToolbar {...props} />;
}

export default function DatePickerToolbarSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker slots={{ toolbar: Toolbar }} />
    </LocalizationProvider>
  );
}
