import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { hire, stacked } from './hire';

export default function BasicDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        localeText={{ start: 'Pick up the van', end: 'Return the van' }}
        defaultValue={hire}
        slotProps={{ fieldRoot: stacked }}
        sx={{ width: 560, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
