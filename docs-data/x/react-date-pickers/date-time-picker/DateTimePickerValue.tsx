import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerValue() {
  const [parked, setParked] = useState<Dayjs | null>(dayjs('2025-09-26T23:10'));
  const until = parked?.isValid()
    ? `Ticket ends ${parked.add(2, 'hour').format('ddd, MMM D, h:mm A')}`
    : 'Enter when you parked';

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker label="Parked" value={parked} onChange={setParked} />
        <Typography role="status">{until}</Typography>
        <DateTimePicker
          label="Permit since (uncontrolled)"
          defaultValue={dayjs('2024-01-02T09:00')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
