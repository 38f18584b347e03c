import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductFacts } from '@/model';
import { recentKey } from '../recent/recentSearches';
import { renderSearch } from './testing/renderSearch';

jest.mock('../worker/client', () => {
  const { SearchClient } = jest.requireActual('../worker/SearchClient');
  const port = { postMessage: () => {}, addEventListener: () => {}, terminate: () => {} };
  return { searchClient: new SearchClient(() => port) };
});

const products = [
  {
    ...{ id: 'system', name: 'Rail', prefix: '/rail/', home: '/rail/', logo: 'rail', versions: [] },
    ...{ category: 'core', description: '', listed: true },
    startingPoints: ['Buy', 'Board', 'Leave'].map((title) => ({ title, href: `#${title}` })),
  },
] as unknown as ProductFacts[];

const recent = ['six', 'five', 'four', 'three', 'two', 'one'];
const names = [...recent, 'Buy', 'Board', 'Leave'];
const scrolled: string[] = [];
const onClose = jest.fn();
const open = jest.spyOn(window, 'open').mockReturnValue(null);

beforeEach(() => {
  scrolled.length = 0;
  onClose.mockClear();
  open.mockClear();
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.textContent ?? '');
  };
  window.history.replaceState(null, '', '/rail/');
  localStorage.setItem(recentKey, JSON.stringify(recent));
});

function show(text = '') {
  renderSearch(products, text, onClose);
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');

/** Returns the name of the active option, which the field refers to and which alone is selected. */
function active(): string | undefined {
  const selected = screen.queryAllByRole('option', { selected: true });
  expect(field()).toHaveFocus();
  expect(selected.map(({ id }) => id)).toEqual(
    [field().getAttribute('aria-activedescendant')].filter(Boolean),
  );
  return selected[0]?.textContent ?? undefined;
}

async function press(...keys: string[]): Promise<(string | undefined)[]> {
  const seen: (string | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(active());
  }
  return seen;
}

it('names the groups of options', () => {
  show();
  const groups = ['Recent searches', 'Good places to start'].map((name) =>
    within(screen.getByRole('group', { name })).getAllByRole('option'),
  );
  expect(groups.map(({ length }) => length)).toEqual([6, 3]);
});

it('starts at the first option, moves by arrows, and goes around at both ends', async () => {
  show();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(names);
  expect(active()).toBe('six');
  expect(await press('ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown')).toEqual([
    ...['five', 'six', 'Leave', 'six'],
  ]);
  expect(scrolled).toEqual(['five', 'six', 'Leave', 'six']);
});

it('moves by six with Page Up and Page Down, and stops at the ends', async () => {
  show();
  expect(await press('PageDown', 'PageDown', 'PageUp', 'PageUp')).toEqual([
    ...['Buy', 'Leave', 'four', 'six'],
  ]);
});

it('moves to the ends with Home and End while the field is empty', async () => {
  show();
  expect(await press('End', 'Home')).toEqual(['Leave', 'six']);
});

it('moves in the text with Home and End, and among the options only from the end of the text', async () => {
  show('>l');
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.length).toBeGreaterThan(1);
  field().setSelectionRange(1, 1);
  expect(await press('End')).toEqual([options[0]]);
  expect(field().selectionStart).toBe(2);
  expect(await press('End')).toEqual([options.at(-1)]);
  expect(await press('Home')).toEqual([options.at(-1)]);
  expect(field().selectionStart).toBe(0);
  expect(await press('Home')).toEqual([options[0]]);
});

it('goes back to the first option when the text changes', async () => {
  show('>l');
  const [last, first] = await press('ArrowUp', 'Backspace');
  expect(field()).toHaveValue('>');
  expect(first).toBe(screen.getAllByRole('option')[0]?.textContent);
  expect(first).not.toBe(last);
});

it('leaves keys to an input method that is composing, to Alt, and to the text', () => {
  show();
  const isTaken = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(field(), init);
    fireEvent(field(), event);
    return event.defaultPrevented;
  };
  expect(isTaken({ key: 'Enter', isComposing: true })).toBe(false);
  expect(isTaken({ key: 'ArrowDown', isComposing: true })).toBe(false);
  // In Safari, the key that confirms a composition.
  expect(isTaken({ key: 'Enter', keyCode: 229 })).toBe(false);
  expect(isTaken({ key: 'ArrowDown', altKey: true })).toBe(false);
  expect(isTaken({ key: 'ArrowLeft' })).toBe(false);
  expect(isTaken({ key: 'a' })).toBe(false);
  expect(active()).toBe('six');
  expect(field()).toHaveValue('');
  expect(isTaken({ key: 'ArrowDown' })).toBe(true);
});

it('searches again for what was searched before', async () => {
  show();
  await press('ArrowDown', 'Enter');
  expect(field()).toHaveValue('five');
  expect(onClose).not.toHaveBeenCalled();
});

it('removes a recent search with Delete, but neither other options nor text', async () => {
  show();
  expect(await press('Delete', 'Delete')).toEqual(['five', 'four']);
  expect(JSON.parse(localStorage.getItem(recentKey) ?? '')).toEqual(recent.slice(2));
  expect(await press('End', 'Delete')).toEqual(['Leave', 'Leave']);
  expect(screen.getAllByRole('option')).toHaveLength(names.length - 2);
});

it('returns the focus from the button that clears all recent searches, which goes with them', async () => {
  show();
  screen.getByRole('button', { name: 'Clear recent searches' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Clear recent searches' })).toBeNull();
  expect(localStorage.getItem(recentKey)).toBeNull();
  expect(active()).toBe('Buy');
});

it('follows a link with Enter, and opens it in a new tab with Ctrl or ⌘', async () => {
  show();
  await press('End');
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}');
  expect(open.mock.calls).toEqual([
    ['#Leave', '_blank', 'noopener'],
    ['#Leave', '_blank', 'noopener'],
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(window.location.hash).toBe('#Leave');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does nothing without options', async () => {
  show('>zeppelin');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(await press('ArrowDown', 'End', 'PageUp', 'Enter', 'Delete')).toEqual(
    Array.from({ length: 5 }),
  );
  expect(onClose).not.toHaveBeenCalled();
});
