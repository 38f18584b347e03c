import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { stackedLayout } from './stackedLayout';

const ordered = dayjs('2025-11-12');

const deliveries: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Express', getValue: () => ordered.add(1, 'day') },
  { label: 'Standard', getValue: () => ordered.add(3, 'day') },
  { label: 'Next week', getValue: () => ordered.add(7, 'day') },
  {
    label: 'First free day',
    getValue: ({ isValid }) => {
      let day = ordered.add(2, 'day');
      const last = ordered.add(30, 'day');
      while (!isValid(day) && day < last) day = day.add(1, 'day');
      return day;
    },
  },
];

export default function DisabledDatesShortcuts() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography component="h3" sx={{ px: 3 }}>
        Delivery of the shelf
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          defaultValue={ordered.add(7, 'day')}
          shouldDisableDate={(day) => [0, 5, 6].includes(day.day())}
          slotProps={{
            shortcuts: { items: deliveries },
            layout: stackedLayout,
          }}
        />
      </LocalizationProvider>
    </Box>
  );
}
