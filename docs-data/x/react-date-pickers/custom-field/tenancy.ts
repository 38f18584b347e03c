import dayjs, { type Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export const tenancy: DateRange<Dayjs> = [
  dayjs('2025-03-01'),
  dayjs('2025-08-31'),
];
