import { applyViews } from './views';

/** What answers once somebody listens: buttons, and names of types, which lead to their declaration by themselves. */
const answering = '[data-api-view], .api-open, a.api-type';

let isAttached = false;

/** What was pressed while nobody listened; undefined while nobody takes note. */
let pressed: HTMLElement[] | undefined;

function note(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return;
  const found = target instanceof Element && target.closest<HTMLElement>(answering);
  if (!found) return;
  event.preventDefault();
  pressed?.push(found);
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
  for (const one of early) if (one.isConnected) one.click();
}

/**
 * Called when a section of a reference is rendered: shows its tables as the reader chose, and fetches what makes them
 * answer. What is pressed before that is there is pressed again.
 */
export function startReference(): void {
  // The bundler leaves what follows out of the server's code.
  if (typeof window === 'undefined') return;
  applyViews();
  notePresses();
  void import('./attach')
    .then(({ attach }) => {
      attach();
      isAttached = true;
    })
    // Where it cannot be loaded, links lead where they lead without it.
    .finally(repeatPresses);
}
