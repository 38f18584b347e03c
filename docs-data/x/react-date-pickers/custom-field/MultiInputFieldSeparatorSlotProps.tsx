import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { tenancy } from './tenancy';

export default function MultiInputFieldSeparatorSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Moves in', end: 'Moves out' }}
        defaultValue={tenancy}
        slotProps={{
          fieldSeparator: { children: 'until', sx: { fontStyle: 'italic' } },
        }}
        sx={{ width: 420, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
