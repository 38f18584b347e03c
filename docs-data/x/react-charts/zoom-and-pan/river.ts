const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2024, 0, 1);

/** The first days of the storms. */
const storms = [34, 76, 81, 163, 262, 317];

/** One year of water levels: a high in spring, small waves, some storms. */
export const level = Array.from({ length: 366 }, (_, day) => {
  const season = 180 + 70 * Math.sin((day / 366) * 2 * Math.PI);
  const waves = 6 * Math.sin(day / 2.3) + 8 * Math.sin(day / 9.7);
  const rain = storms.reduce(
    (sum, first) =>
      day < first ? sum : sum + 80 * Math.exp((first - day) / 4),
    0,
  );
  return Math.round(season + waves + rain);
});
export const days = level.map((_, day) => new Date(start + day * dayMs));

const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
export const formatDay = (day: Date) => date.format(day);
