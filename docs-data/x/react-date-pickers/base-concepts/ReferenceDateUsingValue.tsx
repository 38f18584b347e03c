import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ReferenceDateUsingValue() {
  const [lesson, setLesson] = useState<Dayjs | null>(dayjs('2025-10-09T15:00'));

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker
          label="Piano lesson"
          value={lesson}
          onChange={setLesson}
          referenceDate={dayjs('2020-01-01')}
        />
      </LocalizationProvider>
      <Typography role="status">
        Value: {lesson?.isValid() ? lesson.format('YYYY-MM-DD HH:mm') : 'none'}
      </Typography>
    </Stack>
  );
}
