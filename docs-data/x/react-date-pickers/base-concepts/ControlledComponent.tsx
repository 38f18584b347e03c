import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledComponent() {
  const [visit, setVisit] = useState<Dayjs | null>(dayjs('2025-02-05'));

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Next visit" value={visit} onChange={setVisit} />
      </LocalizationProvider>
      <Button
        variant="outlined"
        disabled={!visit?.isValid()}
        onClick={() => setVisit(visit && visit.add(1, 'week'))}
      >
        One week later
      </Button>
    </Stack>
  );
}
