import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function DateRangePickerValue() {
  const [leave, setLeave] = useState<DateRange<Dayjs>>([
    dayjs('2025-08-04'),
    dayjs('2025-08-15'),
  ]);
  const [first, last] = leave;
  const days = first && last ? last.diff(first, 'day') + 1 : NaN;

  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangePicker
          localeText={{ start: 'First day off', end: 'Last day off' }}
          value={leave}
          onChange={setLeave}
        />
      </LocalizationProvider>
      <Typography role="status">
        {days > 0 ? `Days away: ${days}` : 'Enter both days in order'}
      </Typography>
    </Stack>
  );
}
