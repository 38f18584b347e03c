import { useState } from 'react';
import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import JoyProviders from './JoyProviders';
import JoyTextField from './JoyTextField';
import { errorText } from './errorText';

export default function JoyV6Field() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <JoyProviders>
      <DatePicker
        label="First rehearsal"
        defaultValue={dayjs('2025-09-03')}
        slots={{ textField: JoyTextField }}
        slotProps={{ textField: { helperText: errorText(error) } }}
        onError={setError}
      />
    </JoyProviders>
  );
}
