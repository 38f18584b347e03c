import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { tenancy } from './tenancy';

export default function RangeFieldDateSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 420, maxWidth: '100%' }}>
        <DateRangePicker
          label="Tenancy"
          defaultValue={tenancy}
          slots={{ field: SingleInputDateRangeField }}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <DateRangePicker
          localeText={{ start: 'Moves in', end: 'Moves out' }}
          defaultValue={tenancy}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
