import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const isCourse = (time: Dayjs, view: string) =>
  view === 'hours' && time.hour() >= 14 && time.hour() < 16;

export default function TimeValidationShouldDisableTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Swimming lane"
        defaultValue={dayjs('2025-04-03T12:00')}
        shouldDisableTime={isCourse}
        slotProps={{
          textField: { helperText: 'A course has the pool from 2 PM to 4 PM' },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
