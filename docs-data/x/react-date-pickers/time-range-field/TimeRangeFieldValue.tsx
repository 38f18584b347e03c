import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function TimeRangeFieldValue() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2025-01-01T06:00'),
    dayjs('2025-01-01T14:15'),
  ]);
  const [from, to] = shift;
  const hours = from && to ? to.diff(from, 'hour', true) : NaN;

  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputTimeRangeField
          label="Shift"
          value={shift}
          onChange={setShift}
        />
        <MultiInputTimeRangeField
          value={shift}
          onChange={setShift}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Shift begins' : 'Shift ends',
            }),
          }}
        />
      </LocalizationProvider>
      <Typography role="status">
        {hours >= 0
          ? `Hours: ${hours.toFixed(2)}`
          : 'Enter both times in order'}
      </Typography>
    </Stack>
  );
}
