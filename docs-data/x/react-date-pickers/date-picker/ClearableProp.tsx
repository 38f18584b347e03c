import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableProp() {
  const [date, setDate] = useState<Dayjs | null>(dayjs('2025-10-06'));

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Remind me on"
          value={date}
          onChange={setDate}
          slotProps={{ field: { clearable: true } }}
        />
      </LocalizationProvider>
      <Typography role="status">
        {date?.isValid() ? 'You get one reminder.' : 'You get no reminder.'}
      </Typography>
    </Stack>
  );
}
