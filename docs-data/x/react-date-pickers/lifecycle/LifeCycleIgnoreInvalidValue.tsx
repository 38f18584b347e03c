import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LifeCycleIgnoreInvalidValue() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-08'));
  const [saved, setSaved] = useState(day);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField
          label="Filter installed"
          value={day}
          maxDate={dayjs('2025-12-31')}
          onChange={(newDay, { validationError }) => {
            setDay(newDay);
            if (validationError === null) setSaved(newDay);
          }}
        />
      </LocalizationProvider>
      <Typography role="status">
        Saved: {saved?.format('MMMM D, YYYY') ?? 'no date'}
      </Typography>
    </Stack>
  );
}
