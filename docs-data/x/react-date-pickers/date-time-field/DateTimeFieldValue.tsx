import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldValue() {
  const [dose, setDose] = useState<Dayjs | null>(dayjs('2025-01-22T21:30'));
  const next = dose?.isValid() ? dose.add(8, 'hour').format('ddd h:mm A') : '–';

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimeField
          label="Last dose"
          value={dose}
          onChange={setDose}
          helperText={`Next dose: ${next}`}
        />
        <DateTimeField
          label="Prescribed (uncontrolled)"
          defaultValue={dayjs('2025-01-20T10:15')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
