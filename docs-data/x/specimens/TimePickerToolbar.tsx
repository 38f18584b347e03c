import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  TimePickerToolbar,
  type TimePickerToolbarProps,
} from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2026-05-04T09:35');

function Toolbar(props: TimePickerToolbarProps<Dayjs>) {
  return <TimePickerToolbar {...props} />;
}

export default function TimePickerToolbarSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker defaultValue={departure} slots={{ toolbar: Toolbar }} />
    </LocalizationProvider>
  );
}
