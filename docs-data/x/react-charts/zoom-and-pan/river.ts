const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2024, 0, 1);

/** One year of water levels: a high in spring, a weekly wave, some storms. */
export const level = Array.from({ length: 366 }, (_, day) => {
  const season = 180 + 70 * Math.sin((day / 366) * 2 * Math.PI);
  const week = 12 * Math.sin((day / 7) * 2 * Math.PI);
  const storm = day % 61 < 4 ? 60 : 0;
  return Math.round(season + week + storm);
});
export const days = level.map((_, day) => new Date(start + day * dayMs));

const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
export const formatDay = (day: Date) => date.format(day);
