/** The value of `KeyboardEvent.key` for each name that pages give a key. */
const keys: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  Escape: 'Escape',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Space: ' ',
  'Arrow Up': 'ArrowUp',
  'Arrow Down': 'ArrowDown',
  'Arrow Left': 'ArrowLeft',
  'Arrow Right': 'ArrowRight',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  Ctrl: 'Control',
};

/** Keys whose name on a page is their `KeyboardEvent.key`. */
const asTheyAre = [
  'Tab',
  'Enter',
  'Home',
  'End',
  'Shift',
  'Alt',
  'Delete',
  'Backspace',
  'Meta',
  'Insert',
];

/**
 * What a row of a keyboard table says that its keys do, by its first words. `any` means any visible change, `none` that
 * the row is not checked.
 */
export type Claim = 'focus' | 'open' | 'close' | 'any' | 'none';

/** A row of a keyboard table. */
export interface KeyboardRow {
  line: number;
  /** Key combinations in the form Playwright takes, `Shift+Tab`. */
  combinations: string[];
  /** Names that are no names of keys. */
  unknown: string[];
  /** What each combination has to do. */
  claim: Claim;
  /** Text of the second cell. */
  says: string;
}

/** Returns the rows of the keyboard tables in markdown: those whose first cell begins with `<kbd class="key">`. */
export function listKeyboardRows(markdown: string): KeyboardRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, cell = '', says = ''] = /^\s*\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)/.exec(text) ?? [];
    if (!/^\s*<kbd class="key">/.test(cell)) return [];
    const written = cell.split(/,|\bor\b/).flatMap(namesIn);
    const unknown = written.flat().filter((name) => keyOf(name) === undefined);
    const combinations = written
      .filter((names) => names.every((name) => keyOf(name) !== undefined))
      .map((names) => names.map(keyOf).join('+'));
    return [{ line: index + 1, combinations, unknown, claim: claimOf(says.trim()), says }];
  });
}

function claimOf(says: string): Claim {
  if (!/^[A-Z][a-z]+s\b/.test(says) || /^(Does nothing|Has no effect)/.test(says)) return 'none';
  if (/^(Moves|Returns) (the )?focus\b|^Moves to\b|^Leaves\b/.test(says)) return 'focus';
  if (/^Opens\b/.test(says)) return 'open';
  return /^Closes\b/.test(says) ? 'close' : 'any';
}

/** Returns the key names of one combination, in a list of its own; an empty list if the text has none. */
function namesIn(text: string): string[][] {
  const names = [...text.matchAll(/<kbd class="key">([^<]*)<\/kbd>/g)].map(([, name = '']) =>
    name.replace(/&nbsp;|\s+/g, ' ').trim(),
  );
  return names.length > 0 ? [names] : [];
}

function keyOf(name: string): string | undefined {
  if (/^F\d{1,2}$|^[A-Z0-9*]$/i.test(name)) return name;
  return keys[name] ?? (asTheyAre.includes(name) ? name : undefined);
}
