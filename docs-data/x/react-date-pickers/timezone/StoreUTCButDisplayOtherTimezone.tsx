import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoreUTCButDisplayOtherTimezone() {
  const [lunch, setLunch] = useState<Dayjs | null>(
    dayjs.utc('2025-09-24T18:30'),
  );

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Lunch in Mexico City"
          value={lunch}
          onChange={(time) => setLunch(time && time.utc())}
          timezone="America/Mexico_City"
        />
      </LocalizationProvider>
      <Typography role="status">
        Stored: {lunch?.isValid() ? lunch.format() : 'nothing'}
      </Typography>
    </Stack>
  );
}
