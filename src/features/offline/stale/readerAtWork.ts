const fields = 'input, textarea, select, [contenteditable="true"]';

/** How long a reader must have rested for a click, a key or the way into the window to be over (ms). */
const rest = 1000;

/** What the reader wrote in, of this page or of one before. */
const written = new Set<Element>();

let isPressed = false;
let lastAct = -Infinity;

/** Notes from now on what the reader does, for {@link isReaderAtWork}. Called once. */
export function watchReader(): void {
  const act = () => (lastAct = performance.now());
  for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup'] as const) {
    document.addEventListener(name, act, true);
  }
  // The click that brings the focus follows it.
  window.addEventListener('focus', act);
  const press = (event: PointerEvent) => (isPressed = event.button === 0);
  const release = () => (isPressed = false);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  // What a field holds does not tell who wrote it: React keeps `defaultValue` in step with `value`.
  const note = (event: Event) => event instanceof InputEvent && remember(event.target);
  document.addEventListener('input', note, true);
  remember(document.activeElement);
}

/** What is written in a demo is play; its live editor is outside of its stage. */
function remember(target: EventTarget | null): void {
  if (!(target instanceof Element) || target.closest('[data-demo-stage]')) return;
  if (target.matches(fields)) written.add(target);
}

/**
 * Whether a reload would take something from the reader: they are in a field or in the middle of a click, something
 * they wrote stands in the page, or a demo is edited.
 */
export function isReaderAtWork(): boolean {
  if (isPressed || performance.now() - lastAct < rest) return true;
  if (document.activeElement?.matches(fields)) return true;
  return document.querySelector('[data-edited]') !== null || [...written].some(holdsText);
}

function holdsText(field: Element): boolean {
  if (!field.isConnected) written.delete(field);
  // Browsers without the question take what is hidden for seen.
  if (!field.isConnected || field.checkVisibility?.() === false) return false;
  const text = 'value' in field ? field.value : field.textContent;
  return text !== '';
}
