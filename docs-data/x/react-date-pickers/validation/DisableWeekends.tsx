import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const closed = new Set(['2025-12-24', '2025-12-25', '2025-12-26']);

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const isClosed = (day: Dayjs) =>
  isWeekend(day) || closed.has(day.format('YYYY-MM-DD'));

export default function DisableWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-12-22')}
        shouldDisableDate={isClosed}
        slotProps={{
          textField: { helperText: 'Monday to Friday, not December 24 to 26' },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
