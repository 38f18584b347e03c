import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import PeriodButtons from './PeriodButtons';
import { lastDay, periods } from './periods';

const buttonsBelow = {
  [`& .${pickersLayoutClasses.shortcuts}`]: {
    gridRow: 4,
    gridColumn: '1 / 4',
    maxWidth: 320,
  },
};

export default function CustomizedRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        localeText={{ start: 'Energy use from', end: 'Energy use to' }}
        defaultValue={[lastDay.subtract(6, 'day'), lastDay]}
        slots={{ shortcuts: PeriodButtons }}
        slotProps={{
          shortcuts: { items: periods },
          layout: { sx: buttonsBelow },
        }}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
