import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { labels, stacked } from './outage';

export default function DateTimeRangeFieldValue() {
  const [outage, setOutage] = useState<DateRange<Dayjs>>([
    dayjs('2025-03-08T22:40'),
    dayjs('2025-03-09T01:15'),
  ]);
  const [from, to] = outage;
  const minutes = from && to ? to.diff(from, 'minute') : NaN;

  return (
    <Stack spacing={2} sx={{ width: 560, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MultiInputDateTimeRangeField
          value={outage}
          onChange={setOutage}
          slotProps={{ root: stacked, textField: labels }}
        />
        <SingleInputDateTimeRangeField
          label="Outage"
          format="MM/DD HH:mm"
          value={outage}
          onChange={setOutage}
        />
      </LocalizationProvider>
      <Typography role="status">
        {minutes >= 0 ? `Minutes: ${minutes}` : 'Enter both times in order'}
      </Typography>
    </Stack>
  );
}
