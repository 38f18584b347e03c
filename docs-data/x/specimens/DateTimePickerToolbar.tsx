import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateTimePickerToolbar,
  type DateTimePickerToolbarProps,
} from '@mui/x-date-pickers/DateTimePicker';

function Toolbar(props: DateTimePickerToolbarProps<Dayjs>) {
  return <DateTimePickerToolbar {...props} />;
}

export default function DateTimePickerToolbarSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker slots={{ toolbar: Toolbar }} />
    </LocalizationProvider>
  );
}
