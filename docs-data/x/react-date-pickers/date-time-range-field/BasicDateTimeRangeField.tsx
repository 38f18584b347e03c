import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { labels, stacked } from './outage';

export default function BasicDateTimeRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2025-03-08T22:40'), dayjs('2025-03-09T01:15')]}
        slotProps={{ root: stacked, textField: labels }}
        sx={{ width: 560, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
