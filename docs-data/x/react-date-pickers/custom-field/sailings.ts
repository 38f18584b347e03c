import dayjs, { type Dayjs } from 'dayjs';

export const sailings = [
  dayjs('2025-06-13'),
  dayjs('2025-06-14'),
  dayjs('2025-06-18'),
  dayjs('2025-06-27'),
];

export const isNoSailing = (day: Dayjs) =>
  !sailings.some((sailing) => sailing.isSame(day, 'day'));
