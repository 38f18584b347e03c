import dayjs, { type Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export const hire: DateRange<Dayjs> = [
  dayjs('2025-05-09T10:00'),
  dayjs('2025-05-12T18:30'),
];

/** On phones, one field is below the other. */
export const stacked = {
  direction: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'baseline' },
} as const;
