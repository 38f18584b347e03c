import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function DateRangeCalendarValue() {
  const [camp, setCamp] = useState<DateRange<Dayjs>>([
    dayjs('2025-06-09'),
    dayjs('2025-06-13'),
  ]);
  const [first, last] = camp;

  return (
    <Stack spacing={1} sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography role="status" sx={{ px: 3 }}>
        Summer camp: {first?.format('MMM D') ?? '…'} to{' '}
        {last?.format('MMM D') ?? '…'}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar calendars={1} value={camp} onChange={setCamp} />
      </LocalizationProvider>
    </Stack>
  );
}
