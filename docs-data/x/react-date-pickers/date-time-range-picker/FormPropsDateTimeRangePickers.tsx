import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { hire, stacked } from './hire';

export default function FormPropsDateTimeRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 560, maxWidth: '100%' }}>
        <DateTimeRangePicker
          localeText={{ start: 'Booked from', end: 'Booked to' }}
          defaultValue={hire}
          slotProps={{ fieldRoot: stacked }}
          readOnly
        />
        <DateTimeRangePicker
          localeText={{ start: 'Extended from', end: 'Extended to' }}
          slotProps={{ fieldRoot: stacked }}
          disabled
        />
        <DateTimeRangePicker
          localeText={{ start: 'Leave harbor', end: 'Back in harbor' }}
          slotProps={{
            fieldRoot: stacked,
            textField: { required: true, size: 'small' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
