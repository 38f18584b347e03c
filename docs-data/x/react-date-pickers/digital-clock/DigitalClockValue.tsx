import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DigitalClockValue() {
  const [pickup, setPickup] = useState(dayjs('2025-07-01T17:00'));

  return (
    <Stack spacing={1}>
      <Typography role="status">
        Bike reserved until {pickup.add(30, 'minute').format('h:mm A')}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DigitalClock value={pickup} onChange={setPickup} />
      </LocalizationProvider>
    </Stack>
  );
}
