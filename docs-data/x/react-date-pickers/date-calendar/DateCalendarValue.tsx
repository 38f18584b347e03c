import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarValue() {
  const [sowing, setSowing] = useState<Dayjs | null>(dayjs('2025-03-15'));

  return (
    <Stack spacing={1} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography role="status">
        Sown on {sowing?.format('MMM D')}, ripe from{' '}
        {sowing?.add(70, 'day').format('MMM D')}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          value={sowing}
          onChange={setSowing}
          sx={{ minWidth: 280, maxWidth: '100%' }}
        />
      </LocalizationProvider>
    </Stack>
  );
}
