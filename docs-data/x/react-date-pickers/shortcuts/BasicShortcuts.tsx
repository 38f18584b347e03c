import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { stackedLayout } from './stackedLayout';

const holidays: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'New Year', getValue: () => dayjs('2025-01-01') },
  { label: 'Labor Day', getValue: () => dayjs('2025-05-01') },
  { label: 'Christmas', getValue: () => dayjs('2025-12-25') },
];

export default function BasicShortcuts() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography component="h3" sx={{ px: 3 }}>
        Concert in the park
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          defaultValue={dayjs('2025-05-01')}
          slotProps={{ shortcuts: { items: holidays }, layout: stackedLayout }}
        />
      </LocalizationProvider>
    </Box>
  );
}
