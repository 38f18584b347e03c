import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** The last day with data. In your application, use the current day. */
export const lastDay = dayjs('2025-03-26');

export const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'This week',
    getValue: () => [lastDay.startOf('week'), lastDay.endOf('week')],
  },
  {
    label: 'Last 7 days',
    getValue: () => [lastDay.subtract(6, 'day'), lastDay],
  },
  {
    label: 'This month',
    getValue: () => [lastDay.startOf('month'), lastDay.endOf('month')],
  },
  { label: 'All', getValue: () => [null, null] },
];
