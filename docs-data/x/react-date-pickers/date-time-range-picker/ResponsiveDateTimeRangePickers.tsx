import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { hire, stacked } from './hire';

const common = { defaultValue: hire, slotProps: { fieldRoot: stacked } };

export default function ResponsiveDateTimeRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 560, maxWidth: '100%' }}>
        <DateTimeRangePicker
          localeText={{ start: 'Canoe from', end: 'Canoe to' }}
          {...common}
        />
        <DesktopDateTimeRangePicker
          localeText={{ start: 'Kayak from', end: 'Kayak to' }}
          {...common}
        />
        <MobileDateTimeRangePicker
          localeText={{ start: 'Raft from', end: 'Raft to' }}
          {...common}
        />
      </Stack>
    </LocalizationProvider>
  );
}
