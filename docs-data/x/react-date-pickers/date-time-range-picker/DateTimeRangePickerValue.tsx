import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { hire, stacked } from './hire';

export default function DateTimeRangePickerValue() {
  const [period, setPeriod] = useState(hire);
  const [from, to] = period;
  const hours = from && to ? to.diff(from, 'hour', true) : NaN;
  const days = Math.ceil(hours / 24);

  return (
    <Stack spacing={2} sx={{ width: 560, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimeRangePicker
          localeText={{ start: 'Pick-up', end: 'Return' }}
          value={period}
          onChange={setPeriod}
          slotProps={{ fieldRoot: stacked }}
        />
      </LocalizationProvider>
      <Typography role="status">
        {days > 0 ? `Days to pay: ${days}` : 'Enter both times in order'}
      </Typography>
    </Stack>
  );
}
