// Milliseconds since 1970, from 2001 on.
const timestamp = /="(\d{13})"/;

/**
 * Whether a demo's markup depends on the time or the time zone of the build, so that it has to be rendered again: React
 * doesn't correct attributes when it hydrates. Calendars depend on both.
 * - The current day, month or year is marked (`aria-current`, WAI-ARIA 1.2), which is the one of the build. One that is
 *   only current for the reader isn't marked before the calendar renders again.
 * - Days have the time at which they begin. If it isn't midnight for the reader, dragging a day would choose another one
 *   or none.
 */
export function dependsOnBuild(container: HTMLElement): boolean {
  if (container.querySelector('[aria-current="date"], [aria-current="time"]')) return true;
  const [, first] = timestamp.exec(container.innerHTML) ?? [];
  return first !== undefined && new Date(Number(first)).getHours() !== 0;
}
