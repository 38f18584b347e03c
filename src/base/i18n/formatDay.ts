/** Formats a day such as `2026-01-31` for a language. In UTC: elsewhere its midnight may be the day before. */
export function formatDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
