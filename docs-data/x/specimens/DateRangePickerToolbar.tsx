import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePickerToolbar,
  type DateRangePickerToolbarProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';

function Toolbar(props: DateRangePickerToolbarProps<Dayjs>) {
  return <DateRangePickerToolbar {...props} />;
}

export default function DateRangePickerToolbarSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker slots={{ toolbar: Toolbar }} />
    </LocalizationProvider>
  );
}
