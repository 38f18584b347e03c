import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import BrowserTextField from './BrowserTextField';
import { errorText, noErrors } from './errorText';
import { tenancy } from './tenancy';

export default function BrowserV6MultiInputRangeField() {
  const [[start, end], setErrors] = useState(noErrors);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Billed from', end: 'Billed to' }}
        defaultValue={tenancy}
        slots={{ textField: BrowserTextField }}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', sm: 'row' } },
          textField: ({ position }) => ({
            helperText: errorText(position === 'start' ? start : end),
          }),
        }}
        onError={setErrors}
      />
    </LocalizationProvider>
  );
}
