import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const start = dayjs('2025-07-11T16:00');

export default function ComponentFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <DatePicker label="Date" defaultValue={start} />
        <TimePicker label="Time" defaultValue={start} />
        <DateTimePicker label="Date and time" defaultValue={start} />
        <DateRangePicker
          localeText={{ start: 'First day', end: 'Last day' }}
          defaultValue={[start, start.add(9, 'day')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
