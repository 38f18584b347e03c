const fields = 'input, textarea, select, [contenteditable="true"]';

/** Milliseconds after a click, a key or a focus event of the window until the reader counts as idle. */
const rest = 1000;

/** Fields that the reader has edited, on this page or a previous one. */
const written = new Set<Element>();

let isPressed = false;
let lastAct = -Infinity;

/** Starts recording what the reader does, for {@link isReaderAtWork}. Call once. */
export function watchReader(): void {
  const act = () => (lastAct = performance.now());
  for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup'] as const) {
    document.addEventListener(name, act, true);
  }
  // The click that focuses the window comes after this event.
  window.addEventListener('focus', act);
  const press = (event: PointerEvent) => (isPressed = event.button === 0);
  const release = () => (isPressed = false);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  // The value of a field does not tell who wrote it: React keeps `defaultValue` in sync with `value`.
  const note = (event: Event) => event instanceof InputEvent && remember(event.target);
  document.addEventListener('input', note, true);
  remember(document.activeElement);
}

/** Ignores fields of demos; the live editor is outside of a demo's stage. */
function remember(target: EventTarget | null): void {
  if (!(target instanceof Element) || target.closest('[data-demo-stage]')) return;
  if (target.matches(fields)) written.add(target);
}

/**
 * Whether a reload would lose the reader's work: the focus is in a field, a click is in progress, a field was edited,
 * or a demo is being edited.
 */
export function isReaderAtWork(): boolean {
  if (isPressed || performance.now() - lastAct < rest) return true;
  if (document.activeElement?.matches(fields)) return true;
  return document.querySelector('[data-edited]') !== null || [...written].some(holdsText);
}

function holdsText(field: Element): boolean {
  if (!field.isConnected) written.delete(field);
  // Browsers without `checkVisibility` count hidden fields as visible.
  if (!field.isConnected || field.checkVisibility?.() === false) return false;
  const text = 'value' in field ? field.value : field.textContent;
  return text !== '';
}
