import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrowSwitcherComponentProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-11-18')}
        slotProps={{
          previousIconButton: { color: 'primary', size: 'small' },
          nextIconButton: { color: 'primary', size: 'small' },
        }}
      />
    </LocalizationProvider>
  );
}
