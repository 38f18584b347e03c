import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const holidays: readonly [label: string, start: string, end: string][] = [
  ['Winter break', '2025-02-17', '2025-02-21'],
  ['Spring break', '2025-04-14', '2025-04-25'],
  ['Summer break', '2025-07-07', '2025-08-15'],
  ['Fall break', '2025-10-20', '2025-10-31'],
];

export const schoolHolidays = holidays.map(
  ([label, start, end]): PickersShortcutsItem<DateRange<Dayjs>> => ({
    id: start,
    label,
    getValue: () => [dayjs(start), dayjs(end)],
  }),
);
