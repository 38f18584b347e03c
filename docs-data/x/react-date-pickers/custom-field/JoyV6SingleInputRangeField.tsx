import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import JoyProviders from './JoyProviders';
import JoyTextField from './JoyTextField';
import { tenancy } from './tenancy';

const slots = { field: SingleInputDateRangeField, textField: JoyTextField };

export default function JoyV6SingleInputRangeField() {
  return (
    <JoyProviders>
      <DateRangePicker label="Season" defaultValue={tenancy} slots={slots} />
    </JoyProviders>
  );
}
