import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceDateExplicitDateTimePicker() {
  const [deadline, setDeadline] = useState<Dayjs | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Applications close"
          value={deadline}
          onChange={setDeadline}
          referenceDate={dayjs('2025-12-01T23:55')}
        />
      </LocalizationProvider>
      <Typography role="status">
        Value:{' '}
        {deadline?.isValid() ? deadline.format('YYYY-MM-DD HH:mm') : 'none'}
      </Typography>
    </Stack>
  );
}
