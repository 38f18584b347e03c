import { findAgain, type ElementPlace } from './findAgain';

/** An event from before hydration. */
export type Deed = ElementPlace &
  (
    { kind: 'click' } | { kind: 'key'; key: string; code: string } | { kind: 'text'; value: string }
  );

/** Repeats an event in a container that has been hydrated. */
export function repeatDeed(container: HTMLElement, deed: Deed): void {
  const element = findAgain(container, deed);
  if (!element) return;
  if (deed.kind === 'click') {
    const options = { bubbles: true, cancelable: true, composed: true };
    element.dispatchEvent(new MouseEvent('click', options));
  } else if (deed.kind === 'key') {
    const { key, code } = deed;
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
    );
  } else {
    write(element as HTMLInputElement, deed.value);
  }
}

/**
 * Sets a field's value so that React sees a change: another value through React's setter first, then the value through
 * the prototype's.
 */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
