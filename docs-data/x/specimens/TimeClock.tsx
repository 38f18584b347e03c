import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const departure = dayjs('2026-05-04T09:35');

export default function TimeClockSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock showViewSwitcher defaultValue={departure} />
    </LocalizationProvider>
  );
}
