import { applyViews } from './views';

/**
 * Selector of what works once the listeners are loaded: buttons, and names of types, which are links to their
 * declaration without JavaScript.
 */
const answering = '[data-api-view], .api-open, a.api-type';

let isAttached = false;

/** Elements that were clicked before the listeners were loaded; undefined when clicks are not recorded. */
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
 * Applies the reader's views and loads the listeners of the tables. Called when a section of a reference mounts. Clicks
 * from before the listeners are loaded are replayed.
 */
export function startReference(): void {
  // Written as a condition that the bundler removes from the server's code, with the import below.
  if (typeof window === 'undefined') return;
  applyViews();
  notePresses();
  void import('./attach')
    .then(({ attach }) => {
      attach();
      isAttached = true;
    })
    // When loading fails, links work as they do without JavaScript.
    .finally(repeatPresses);
}
