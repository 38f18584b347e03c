import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { lastDay, periods } from './periods';
import { stackedLayout } from './stackedLayout';

export default function ChangeImportance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        localeText={{ start: 'Export from', end: 'Export to' }}
        defaultValue={[lastDay.subtract(6, 'day'), lastDay]}
        slotProps={{
          shortcuts: { items: periods, changeImportance: 'set' },
          actionBar: { actions: ['cancel', 'accept'] },
          layout: stackedLayout,
        }}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
