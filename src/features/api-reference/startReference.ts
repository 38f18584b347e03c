import { applyViews } from './views';

/** Called when a section of a reference is drawn: shows its tables as the reader chose, and fetches what makes them answer. */
export function startReference(): void {
  // The bundler leaves what follows out of the server's code.
  if (typeof window === 'undefined') return;
  applyViews();
  void import('./attach').then(({ attach }) => attach());
}
