import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const textOf = (day: Dayjs | null) => day?.format('MMM D') ?? 'null';

export default function LifeCycleDateRangeField() {
  const [ski, setSki] = useState<DateRange<Dayjs>>([dayjs('2025-02-08'), null]);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputDateRangeField
          label="Ski rental"
          value={ski}
          onChange={setSki}
        />
      </LocalizationProvider>
      <Typography role="status">
        Value: {ski.map(textOf).join(' – ')}
      </Typography>
    </Stack>
  );
}
