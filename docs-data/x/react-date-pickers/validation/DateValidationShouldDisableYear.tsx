import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isSoldOut = (year: Dayjs) => [2013, 2017].includes(year.year());

export default function DateValidationShouldDisableYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Year of the vintage"
        views={['year']}
        openTo="year"
        defaultValue={dayjs('2018-01-01')}
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2024-12-31')}
        shouldDisableYear={isSoldOut}
        slotProps={{ textField: { helperText: '2013 and 2017 are sold out' } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
