import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function DateRangePickerCalendarProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <DateRangePicker
          calendars={1}
          localeText={{ start: 'Sprint starts', end: 'Sprint ends' }}
          defaultValue={[dayjs('2025-03-03'), dayjs('2025-03-14')]}
        />
        <DateRangePicker
          calendars={3}
          localeText={{ start: 'Quarter starts', end: 'Quarter ends' }}
          defaultValue={[dayjs('2025-04-01'), dayjs('2025-06-30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
