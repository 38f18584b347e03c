import type { PlaygroundValues } from '@/model';
import { writeQuery } from './playgroundQuery';

/** Milliseconds: browsers refuse to change the address many times a second. */
const pause = 250;

let due: ReturnType<typeof setTimeout> | undefined;

/** Writes a playground's values into the address, and into what Next keeps of it to come back to. */
export function keepInAddress(id: string, values: PlaygroundValues): void {
  clearTimeout(due);
  const { pathname } = window.location;
  due = setTimeout(() => {
    if (window.location.pathname !== pathname) return;
    const { search, hash } = window.location;
    const address = pathname + writeQuery(search, id, values) + hash;
    const state: unknown = window.history.state;
    const kept = state && typeof state === 'object' ? { ...state, as: address } : state;
    window.history.replaceState(kept, '', address);
  }, pause);
}
