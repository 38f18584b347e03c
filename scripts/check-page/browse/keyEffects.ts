import type { Claim } from './keyNames';

/** The visible state of a page, compared before and after a key. */
export interface KeyState {
  focus: string;
  /** Number of open elements: expanded ones, dialogs, menus, lists, tooltips. */
  open: number;
  /** Values, selections, texts, cursor and scroll positions of the demos and of what is open, as JSON. */
  rest: string;
  /** Number of clicks and submissions so far, including those by keyboard. */
  acts: number;
}

interface CountingWindow extends Window {
  checkedActs?: number;
  checkedIds?: WeakMap<Element, number>;
}

/** Counts clicks and submissions from now on, and keeps links and forms from leaving the page. Runs in the page. */
export function startCountingActions(): void {
  const counting = window as CountingWindow;
  if (counting.checkedActs !== undefined) return;
  counting.checkedActs = 0;
  for (const type of ['click', 'submit']) {
    document.addEventListener(
      type,
      () => void (counting.checkedActs = (counting.checkedActs ?? 0) + 1),
      true,
    );
    window.addEventListener(type, (event) => {
      const leads = type === 'submit' || (event.target as Element).closest('a[href]');
      if (leads) event.preventDefault();
    });
  }
}

/** Returns the state of the page that keys may change. Runs in the page. */
export function readKeyState(): KeyState {
  const counting = window as CountingWindow;
  const ids = (counting.checkedIds ??= new WeakMap());
  const idOf = (element: Element | null) => {
    if (element && !ids.has(element)) ids.set(element, Math.random());
    return element ? ids.get(element) : 0;
  };
  const parts = [
    ...document.querySelectorAll('[data-demo-stage], body > :not(#__next, script, style, link)'),
  ];
  const all = parts.flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('*')]);
  const isOpen = (element: Element) =>
    element.matches(
      '[aria-expanded="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], details[open]',
    ) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const read = (element: Element) => {
    const { value, checked, selectionStart } = element as HTMLInputElement;
    const states = ['selected', 'checked', 'pressed', 'sort', 'valuenow', 'current'].map((name) =>
      element.getAttribute(`aria-${name}`),
    );
    // The text shows when a state, such as `aria-selected`, moves from one option to another.
    const text = states.some((state) => state !== null) ? element.textContent : '';
    const scrolled = element.scrollTop + element.scrollLeft;
    return [value, checked, selectionStart, scrolled, text, ...states].filter(Boolean);
  };
  const active = document.activeElement;
  return {
    focus: `${idOf(active)} ${active?.getAttribute('aria-activedescendant') ?? ''}`,
    open: all.filter(isOpen).length,
    rest: JSON.stringify([parts.map(({ textContent }) => textContent), all.flatMap(read)]),
    acts: counting.checkedActs ?? 0,
  };
}

/** Whether the states before and after a key differ in the way its row of the table says. */
export function fulfillsClaim(claim: Claim, before: KeyState, after: KeyState): boolean {
  if (claim === 'none') return true;
  const isMoved = before.focus !== after.focus;
  if (claim === 'focus') return isMoved;
  if (claim === 'open') return after.open > before.open;
  if (claim === 'close') return after.open < before.open;
  const { open, rest, acts } = before;
  return isMoved || after.open !== open || after.rest !== rest || after.acts !== acts;
}
