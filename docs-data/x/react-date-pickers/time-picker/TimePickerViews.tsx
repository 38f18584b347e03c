import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TimePicker
          label="Quiet hours from"
          views={['hours']}
          defaultValue={dayjs('2025-02-01T22:00')}
        />
        <TimePicker
          label="Split time of the run"
          views={['minutes', 'seconds']}
          format="mm:ss"
          defaultValue={dayjs('2025-02-01T00:24:50')}
        />
        <TimePicker
          label="Sunrise"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2025-02-01T07:12:05')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
