// Milliseconds since 1970, from 2001 on.
const timestamp = /="(\d{13})"/;

/**
 * Whether a demo's markup depends on the time or the time zone of the build, so that it has to be rendered again: React
 * doesn't correct attributes when it hydrates. Calendars depend on both.
 * - They mark the current day, month or year (`aria-current`, WAI-ARIA 1.2), which is the one of the build. One that is
 *   only current for the reader isn't marked before the calendar renders again.
 * - Days have the time at which they begin. If it isn't midnight for the reader, dragging a day would choose another one
 *   or none.
 */
export function dependsOnBuild(container: HTMLElement): boolean {
  const time = timeIn(container.innerHTML);
  if (time && time.getHours() !== 0) return true;
  return ![...container.querySelectorAll('[aria-current="date"]')].every(isCurrent);
}

function timeIn(html: string): Date | undefined {
  const [, found] = timestamp.exec(html) ?? [];
  return found === undefined ? undefined : new Date(Number(found));
}

/** Whether a marked element is still current, by its time, or by its text if that is a month or a year in English. */
function isCurrent(element: Element): boolean {
  const now = new Date();
  const time = timeIn(element.outerHTML);
  if (time) return time.toDateString() === now.toDateString();
  const months = (['long', 'short'] as const).map((month) =>
    now.toLocaleDateString('en', { month }),
  );
  return [...months, String(now.getFullYear())].includes(element.textContent ?? '');
}
