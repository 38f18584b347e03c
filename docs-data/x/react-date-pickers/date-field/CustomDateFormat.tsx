import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const inspection = dayjs('2025-06-05');

export default function CustomDateFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField
          label="ISO date"
          defaultValue={inspection}
          format="YYYY-MM-DD"
        />
        <DateField
          label="Name of the month"
          defaultValue={inspection}
          format="D MMMM YYYY"
        />
        <DateField
          label="Month of inspection"
          defaultValue={inspection}
          format="MM / YY"
        />
      </Stack>
    </LocalizationProvider>
  );
}
