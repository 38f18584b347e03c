import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import WarningTextField from './WarningTextField';

/** On phones, one field is below the other. */
const stacked = {
  direction: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'baseline' },
} as const;

export default function AddWarningIconWhenInvalidRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Visa from', end: 'Visa to' }}
        defaultValue={[dayjs('2025-06-10'), dayjs('2025-09-20')]}
        maxDate={dayjs('2025-09-10')}
        slots={{ textField: WarningTextField }}
        slotProps={{
          textField: ({ position }) => ({
            helperText: position === 'end' && 'Valid until 09/10/2025',
          }),
          fieldRoot: stacked,
        }}
        sx={{ width: 440, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
