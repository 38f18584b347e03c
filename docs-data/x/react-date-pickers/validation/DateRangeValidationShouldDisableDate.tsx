import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

/** Guests arrive on Saturdays, and leave on any day but Sunday. */
const isClosed = (day: Dayjs, position: 'start' | 'end') =>
  position === 'start' ? day.day() !== 6 : day.day() === 0;

export default function DateRangeValidationShouldDisableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        localeText={{ start: 'Arrival', end: 'Departure' }}
        defaultValue={[dayjs('2025-07-05'), dayjs('2025-07-12')]}
        shouldDisableDate={isClosed}
        slotProps={{
          textField: ({ position }) => ({
            helperText:
              position === 'start' ? 'Saturdays only' : 'Not on Sundays',
          }),
        }}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
