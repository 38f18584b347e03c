/** A day such as `2026-01-31` in the words of a language. The reader's time zone does not move it. */
export function printDay(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
