import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter month, day and year.',
  minDate: 'The trial begins on 01/01/2025 at the earliest.',
  maxDate: 'The trial ends on 03/31/2025.',
};

export default function RenderErrorUnderField() {
  const [error, setError] = useState<DateValidationError>(null);
  const message = error ? messages[error] : '\u00a0';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First day of your trial"
        defaultValue={dayjs('2025-04-01')}
        minDate={dayjs('2025-01-01')}
        maxDate={dayjs('2025-03-31')}
        onError={setError}
        slotProps={{
          textField: { helperText: <span role="status">{message}</span> },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
