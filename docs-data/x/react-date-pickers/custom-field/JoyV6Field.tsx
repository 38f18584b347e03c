import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import JoyProviders from './JoyProviders';
import JoyTextField from './JoyTextField';

export default function JoyV6Field() {
  return (
    <JoyProviders>
      <DatePicker
        label="First rehearsal"
        defaultValue={dayjs('2025-09-03')}
        slots={{ textField: JoyTextField }}
      />
    </JoyProviders>
  );
}
