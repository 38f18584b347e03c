import { applyViews } from './views';

/** Buttons that answer once somebody listens. */
const buttons = '[data-api-view], .api-open';

let isAttached = false;

/** What was pressed while nobody listened; undefined while nobody takes note. */
let pressed: HTMLElement[] | undefined;

function note({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>(buttons);
  if (button) pressed?.push(button);
}

function notePresses(): void {
  if (isAttached || pressed) return;
  pressed = [];
  document.addEventListener('click', note, true);
}

function repeatPresses(): void {
  document.removeEventListener('click', note, true);
  const early = pressed ?? [];
  pressed = undefined;
  for (const button of early) if (button.isConnected) button.click();
}

/**
 * Called when a section of a reference is drawn: shows its tables as the reader chose, and fetches what makes them
 * answer. What is pressed before that is there is pressed again.
 */
export function startReference(): void {
  // The bundler leaves what follows out of the server's code.
  if (typeof window === 'undefined') return;
  applyViews();
  notePresses();
  void import('./attach').then(({ attach }) => {
    attach();
    isAttached = true;
    repeatPresses();
  });
}
