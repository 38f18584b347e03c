import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldValue() {
  const [issued, setIssued] = useState<Dayjs | null>(dayjs('2025-01-31'));
  const due = issued?.isValid() ? issued.add(14, 'day').format('MMM D') : '–';

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField
          label="Invoice date"
          value={issued}
          onChange={setIssued}
          helperText={`Payment due: ${due}`}
        />
        <DateField
          label="Delivered on (uncontrolled)"
          name="delivered"
          defaultValue={dayjs('2025-01-24')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
