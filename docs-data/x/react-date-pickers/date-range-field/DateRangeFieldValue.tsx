import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function DateRangeFieldValue() {
  const [period, setPeriod] = useState<DateRange<Dayjs>>([
    dayjs('2025-01-01'),
    dayjs('2025-03-31'),
  ]);
  const [first, last] = period;
  const days = last && first ? last.diff(first, 'day') + 1 : NaN;

  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputDateRangeField
          label="Accounting period"
          value={period}
          onChange={setPeriod}
        />
        <MultiInputDateRangeField
          value={period}
          onChange={setPeriod}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
        />
      </LocalizationProvider>
      <Typography role="status">
        {days > 0 ? `Days: ${days}` : 'Enter both days in order'}
      </Typography>
    </Stack>
  );
}
