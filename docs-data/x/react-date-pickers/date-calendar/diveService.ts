import type { Dayjs } from 'dayjs';

/** Replaces a server: after 400 ms, returns the days of a month on which the boat leaves. */
export function loadDives(
  month: Dayjs,
  signal: AbortSignal,
): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const first = 3 + (month.month() % 5);
      resolve([first, first + 7, first + 15]);
    }, 400);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The month changed', 'AbortError'));
    });
  });
}
