import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';

function Header(props: PickersCalendarHeaderProps<Dayjs>) {
  return <PickersCalendarHeader {...props} />;
}

export default function PickersCalendarHeaderSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar slots={{ calendarHeader: Header }} />
    </LocalizationProvider>
  );
}
