import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldValue() {
  const [dough, setDough] = useState<Dayjs | null>(dayjs('2025-04-12T05:15'));
  const oven = dough?.isValid()
    ? dough.add(90, 'minute').format('h:mm A')
    : '–';

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeField
          label="Dough is ready"
          value={dough}
          onChange={setDough}
          helperText={`Into the oven at ${oven}`}
        />
        <TimeField
          label="Shop opens (uncontrolled)"
          defaultValue={dayjs('2025-04-12T07:00')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
