import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceDateDefaultBehavior() {
  const [day, setDay] = useState<Dayjs | null>(null);

  return (
    <Stack spacing={1} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography role="status">
        Value: {day?.format('YYYY-MM-DD HH:mm') ?? 'null'}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={dayjs('2024-01-01')}
          maxDate={dayjs('2024-12-20')}
          sx={{ minWidth: 280, maxWidth: '100%' }}
        />
      </LocalizationProvider>
    </Stack>
  );
}
