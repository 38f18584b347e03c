import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = [10, 11, 14];

export default function DigitalClockSkipDisabled() {
  const [haircut, setHaircut] = useState<Dayjs | null>(null);

  return (
    <Stack spacing={1}>
      <Typography role="status">
        {haircut ? `Haircut at ${haircut.format('h:mm A')}` : 'Free times'}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DigitalClock
          value={haircut}
          onChange={setHaircut}
          referenceDate={dayjs('2025-04-22T09:00')}
          timeStep={60}
          minTime={dayjs('2025-04-22T09:00')}
          maxTime={dayjs('2025-04-22T17:00')}
          shouldDisableTime={(time) => booked.includes(time.hour())}
          skipDisabled
        />
      </LocalizationProvider>
    </Stack>
  );
}
