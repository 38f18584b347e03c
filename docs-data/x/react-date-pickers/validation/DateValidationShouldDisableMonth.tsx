import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isHoliday = (month: Dayjs) => [6, 7].includes(month.month());

export default function DateValidationShouldDisableMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start of the internship"
        views={['year', 'month']}
        defaultValue={dayjs('2025-03-01')}
        shouldDisableMonth={isHoliday}
        slotProps={{ textField: { helperText: 'Not in July and August' } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
