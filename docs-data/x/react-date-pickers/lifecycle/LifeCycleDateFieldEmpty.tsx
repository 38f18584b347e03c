import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const textOf = (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? 'null';

export default function LifeCycleDateFieldEmpty() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-02-14'));

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField
          label="Vaccinated on"
          value={day}
          onChange={setDay}
          clearable
        />
      </LocalizationProvider>
      <Typography role="status">Value: {textOf(day)}</Typography>
    </Stack>
  );
}
