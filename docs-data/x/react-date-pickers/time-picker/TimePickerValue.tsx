import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerValue() {
  const [bedtime, setBedtime] = useState<Dayjs | null>(
    dayjs('2025-05-10T22:30'),
  );
  const alarm = bedtime?.isValid()
    ? `Eight hours end at ${bedtime.add(8, 'hour').format('h:mm A')}`
    : 'Enter a time';

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker label="Bedtime" value={bedtime} onChange={setBedtime} />
        <Typography role="status">{alarm}</Typography>
        <TimePicker
          label="Night light from (uncontrolled)"
          defaultValue={dayjs('2025-05-10T21:00')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
