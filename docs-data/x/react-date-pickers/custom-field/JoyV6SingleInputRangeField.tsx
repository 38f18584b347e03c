import { useState } from 'react';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import JoyProviders from './JoyProviders';
import JoyTextField from './JoyTextField';
import { errorText, noErrors } from './errorText';
import { tenancy } from './tenancy';

const slots = { field: SingleInputDateRangeField, textField: JoyTextField };

export default function JoyV6SingleInputRangeField() {
  const [[start, end], setErrors] = useState(noErrors);
  const textField = { helperText: errorText(start ?? end) };

  return (
    <JoyProviders>
      <DateRangePicker
        label="Season"
        defaultValue={tenancy}
        slots={slots}
        slotProps={{ textField }}
        onError={setErrors}
      />
    </JoyProviders>
  );
}
