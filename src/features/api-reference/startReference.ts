import { recordPresses, repeatPresses } from './recordPresses';
import { applyViews } from './views';

let isAttached = false;

/**
 * Applies the reader's views and loads the listeners of the tables. Called when a section of a reference mounts. Clicks
 * from before the listeners are loaded are replayed.
 */
export function startReference(): void {
  // Written as a condition that the bundler removes from the server's code, with the import below.
  if (typeof window === 'undefined') return;
  applyViews();
  if (!isAttached) recordPresses();
  void import('./attach')
    .then(
      ({ attach }) => {
        attach();
        isAttached = true;
      },
      // When loading fails, links work as they do without JavaScript.
      () => undefined,
    )
    .finally(repeatPresses);
}
