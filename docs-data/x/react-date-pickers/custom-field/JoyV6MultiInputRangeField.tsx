import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import JoyProviders from './JoyProviders';
import JoyTextField from './JoyTextField';
import { tenancy } from './tenancy';

export default function JoyV6MultiInputRangeField() {
  return (
    <JoyProviders>
      <DateRangePicker
        localeText={{ start: 'First show', end: 'Last show' }}
        defaultValue={tenancy}
        slots={{ textField: JoyTextField }}
        slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
      />
    </JoyProviders>
  );
}
