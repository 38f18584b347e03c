import type { PlaygroundValues } from '@/model';
import { writeQuery } from './playgroundQuery';

/** Milliseconds between updates: browsers limit the rate of history changes. */
const pause = 250;

/** The update that is due, by playground. */
const due = new Map<string, ReturnType<typeof setTimeout>>();

/** Writes a playground's values into the URL, and into what Next stores in the history state to come back to. */
export function keepInAddress(id: string, values: PlaygroundValues): void {
  clearTimeout(due.get(id));
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    due.delete(id);
    if (window.location.pathname !== pathname) return;
    const { search, hash } = window.location;
    const address = pathname + writeQuery(search, id, values) + hash;
    const state: unknown = window.history.state;
    const kept = state && typeof state === 'object' ? { ...state, as: address } : state;
    window.history.replaceState(kept, '', address);
  }, pause);
  due.set(id, timer);
}
