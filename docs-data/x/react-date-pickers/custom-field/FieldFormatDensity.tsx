import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const printed = dayjs('2025-05-04');

export default function FieldFormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker label="Printed (dense)" defaultValue={printed} />
        <DatePicker
          label="Printed (spacious)"
          defaultValue={printed}
          formatDensity="spacious"
        />
      </Stack>
    </LocalizationProvider>
  );
}
