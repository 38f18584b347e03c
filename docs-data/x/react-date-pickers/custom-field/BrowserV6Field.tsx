import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import BrowserTextField from './BrowserTextField';
import { errorText } from './errorText';

export default function BrowserV6Field() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meter reading"
        defaultValue={dayjs('2025-12-31')}
        slots={{ textField: BrowserTextField }}
        slotProps={{ textField: { helperText: errorText(error) } }}
        onError={setError}
      />
    </LocalizationProvider>
  );
}
