import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        views={['minutes', 'seconds']}
        showViewSwitcher
        defaultValue={dayjs('2025-04-17T00:10:30')}
      />
    </LocalizationProvider>
  );
}
