import { useState, type KeyboardEvent } from 'react';
import { hrefOf, optionId, type Entry } from './entries';
import { nextIndex, isAtEnd } from './nextIndex';

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
    if (isOfInputMethod(event)) return;
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

/**
 * Whether an input method takes a key. Safari ends the composition before the key that confirms it, which then is told
 * by its code only.
 */
function isOfInputMethod({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

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
