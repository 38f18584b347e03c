import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reading = dayjs('2025-01-27T16:20:45');

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimePicker
          label="Tide table"
          views={['day', 'hours']}
          format="MM/DD/YYYY hh A"
          defaultValue={reading}
        />
        <DateTimePicker
          label="Water level read"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          defaultValue={reading}
        />
        <DateTimePicker
          label="Sensor restarted"
          views={['day', 'hours', 'minutes', 'seconds']}
          format="MM/DD/YYYY hh:mm:ss A"
          defaultValue={reading}
        />
      </Stack>
    </LocalizationProvider>
  );
}
