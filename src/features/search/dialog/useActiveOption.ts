import { useState, type KeyboardEvent } from 'react';
import { hrefOf, optionId, type Entry } from './entries';

/** The active option of the listbox, and how to move it. */
export interface ActiveOption {
  /** Index of the active option; -1 for none. */
  index: number;
  point: (index: number) => void;
  handleKey: (event: KeyboardEvent) => void;
}

interface ActiveOptionInput {
  listId: string;
  options: readonly Entry[];
  choose: (entry: Entry) => void;
  remove: (entry: Entry) => void;
  /** Whenever this changes, the first option becomes active. */
  resetKey: string;
}

/** Manages the active option of a listbox whose focus stays in its field. */
export function useActiveOption(input: ActiveOptionInput): ActiveOption {
  const { listId, options, resetKey } = input;
  const [wanted, setWanted] = useState({ resetKey, index: 0 });
  const index = Math.min(wanted.resetKey === resetKey ? wanted.index : 0, options.length - 1);
  const point = (to: number) => setWanted({ resetKey, index: to });
  const move = (to: number) => {
    point(to);
    scrollTo(optionId(listId, to));
  };
  const handleKey = (event: KeyboardEvent) => {
    // Ignores keys of an input method that is composing.
    if (event.nativeEvent.isComposing) return;
    const next = nextIndex(event, { index, last: options.length - 1 });
    const entry = options[index];
    if (next !== undefined) move(next);
    else if (event.key === 'Enter' && entry) open(event, entry, input);
    else if (
      event.key === 'Delete' &&
      isAtEnd(event) &&
      entry?.type === 'query' &&
      entry.isRecent
    ) {
      input.remove(entry);
    } else return;
    event.preventDefault();
  };
  return { index, point, handleKey };
}

/** Returns the next active index. In a non-empty field, Home and End move in the text instead. */
function nextIndex(
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

const isAtEnd = ({ target }: Pick<KeyboardEvent, 'target'>) =>
  target instanceof HTMLInputElement && target.selectionStart === target.value.length;

/** Follows a link as if it was clicked; in a new tab with Ctrl or ⌘. */
function open(
  { ctrlKey, metaKey }: KeyboardEvent,
  entry: Entry,
  { listId, options, choose }: ActiveOptionInput,
): void {
  const href = hrefOf(entry);
  if (href && (ctrlKey || metaKey)) window.open(href, '_blank', 'noopener');
  else if (href) document.getElementById(optionId(listId, options.indexOf(entry)))?.click();
  else choose(entry);
}

function scrollTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
