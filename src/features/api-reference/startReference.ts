import { applyViews } from './views';

/** Called when a section of a reference is drawn: shows its tables as the reader chose, and fetches what makes them answer. */
export function startReference(): void {
  applyViews();
  void import('./attach').then(({ attach }) => attach());
}
