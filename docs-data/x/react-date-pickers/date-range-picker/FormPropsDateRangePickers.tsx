import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const term: DateRange<dayjs.Dayjs> = [dayjs('2025-09-01'), dayjs('2025-12-19')];

export default function FormPropsDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <DateRangePicker
          localeText={{ start: 'Term begins', end: 'Term ends' }}
          defaultValue={term}
          readOnly
        />
        <DateRangePicker
          localeText={{ start: 'Course begins', end: 'Course ends' }}
          defaultValue={term}
          minDate={dayjs('2025-09-01')}
        />
        <DateRangePicker
          localeText={{ start: 'Exams begin', end: 'Exams end' }}
          disabled
        />
      </Stack>
    </LocalizationProvider>
  );
}
