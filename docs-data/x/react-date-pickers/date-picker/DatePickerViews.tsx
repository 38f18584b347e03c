import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker
          label="Vintage"
          views={['year']}
          defaultValue={dayjs('2012-01-01')}
        />
        <DatePicker
          label="Card expires"
          views={['month', 'year']}
          format="MM/YYYY"
          defaultValue={dayjs('2027-08-01')}
        />
        <DatePicker
          label="Passport issued"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2021-11-30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
