import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import BrowserTextField from './BrowserTextField';
import { errorText, noErrors } from './errorText';
import { tenancy } from './tenancy';

const slots = {
  field: SingleInputDateRangeField,
  textField: BrowserTextField,
};

export default function BrowserV6SingleInputRangeField() {
  const [[start, end], setErrors] = useState(noErrors);
  const textField = { helperText: errorText(start ?? end) };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Billing period"
        defaultValue={tenancy}
        slots={slots}
        slotProps={{ textField }}
        onError={setErrors}
      />
    </LocalizationProvider>
  );
}
