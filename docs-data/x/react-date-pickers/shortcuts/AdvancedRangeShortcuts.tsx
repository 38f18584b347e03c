import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { schoolHolidays } from './schoolHolidays';
import { stackedLayout } from './stackedLayout';

export default function AdvancedRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        localeText={{ start: 'Care from', end: 'Care to' }}
        minDate={dayjs('2025-03-01')}
        referenceDate={dayjs('2025-04-14')}
        slotProps={{
          shortcuts: { items: schoolHolidays },
          layout: stackedLayout,
        }}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
