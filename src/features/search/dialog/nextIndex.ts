import type { KeyboardEvent } from 'react';

/** Returns the next active index. In a non-empty field, Home and End move in the text instead. */
export function nextIndex(
  { key, altKey, target }: KeyboardEvent,
  { index, last }: { index: number; last: number },
): number | undefined {
  const isEmpty = target instanceof HTMLInputElement && target.value === '';
  if (last < 0 || altKey) return undefined;
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'PageDown') return Math.min(index + 6, last);
  if (key === 'PageUp') return Math.max(index - 6, 0);
  if (key === 'Home' && (isEmpty || isAtStart(target))) return 0;
  if (key === 'End' && (isEmpty || isAtEnd({ target }))) return last;
  return undefined;
}

const isAtStart = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.selectionStart === 0 && target.selectionEnd === 0;

/** Whether the cursor is at the end of a field. */
export const isAtEnd = ({ target }: Pick<KeyboardEvent, 'target'>) =>
  target instanceof HTMLInputElement && target.selectionStart === target.value.length;
