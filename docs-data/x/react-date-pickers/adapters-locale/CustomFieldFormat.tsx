import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = ['YYYY-MM-DD', 'MMMM D, YYYY', 'dddd DD.MM.YYYY'];

export default function CustomFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        {formats.map((format) => (
          <DatePicker
            key={format}
            label={format}
            format={format}
            defaultValue={dayjs('2025-09-04')}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
