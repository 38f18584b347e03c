/**
 * Selector of what works once the listeners are loaded: buttons, and names of types, which are links to their
 * declaration without JavaScript.
 */
const answering = '[data-api-view], .api-open, a.api-type';

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

/** Records clicks from now on, instead of following links, until they are repeated. */
export function recordPresses(): void {
  if (pressed) return;
  pressed = [];
  document.addEventListener('click', note, true);
}

/** Stops recording and repeats the recorded clicks. */
export function repeatPresses(): void {
  document.removeEventListener('click', note, true);
  const early = pressed ?? [];
  pressed = undefined;
  for (const one of early) if (one.isConnected) one.click();
}
