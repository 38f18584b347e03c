import { useState } from 'react';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import JoyProviders from './JoyProviders';
import JoyTextField from './JoyTextField';
import { errorText, noErrors } from './errorText';
import { tenancy } from './tenancy';

export default function JoyV6MultiInputRangeField() {
  const [[start, end], setErrors] = useState(noErrors);

  return (
    <JoyProviders>
      <DateRangePicker
        localeText={{ start: 'First show', end: 'Last show' }}
        defaultValue={tenancy}
        slots={{ textField: JoyTextField }}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', sm: 'row' } },
          textField: ({ position }) => ({
            helperText: errorText(position === 'start' ? start : end),
          }),
        }}
        onError={setErrors}
      />
    </JoyProviders>
  );
}
