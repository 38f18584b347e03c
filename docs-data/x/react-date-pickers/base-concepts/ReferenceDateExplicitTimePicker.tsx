import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const dayOfConcert = dayjs('2025-06-28');

export default function ReferenceDateExplicitTimePicker() {
  const [doors, setDoors] = useState<Dayjs | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker
          label="Doors open on June 28"
          value={doors}
          onChange={setDoors}
          referenceDate={dayOfConcert}
          slotProps={{ field: { referenceDate: dayOfConcert } }}
        />
      </LocalizationProvider>
      <Typography role="status">
        Value: {doors?.isValid() ? doors.format('YYYY-MM-DD HH:mm') : 'none'}
      </Typography>
    </Stack>
  );
}
