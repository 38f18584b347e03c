import { createElement } from 'react';
import { act, fireEvent, getByLabelText, getByRole } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordIntent, type IntentRecord } from './recordIntent';

const markup = `<ul><li><button>First</button></li><li><button>Second</button></li></ul>
  <input aria-label="Name"><input type="checkbox" aria-label="Wet"><textarea aria-label="Note"></textarea>`;

let container: HTMLElement;
let record: IntentRecord;
let seen: string[];

/** Adds the listeners that hydration adds: they note what reaches the demo. */
function hydrate(): void {
  for (const type of ['click', 'keydown', 'input', 'focusin'])
    container.addEventListener(type, (event) => {
      const { key, code } = event as KeyboardEvent;
      const { textContent, value } = event.target as HTMLInputElement;
      const told = type === 'input' ? `=${value}` : type === 'keydown' ? ` ${key}/${code}` : '';
      seen.push(`${type}${told} ${textContent}`.trim());
    });
}

const button = (name: string) => getByRole(container, 'button', { name });
const field = (name: string) => getByLabelText<HTMLInputElement>(container, name);

beforeEach(() => {
  document.body.innerHTML = `<button>Outside</button><div>${markup}</div>`;
  container = document.body.querySelector('div') as HTMLElement;
  seen = [];
  record = recordIntent(container);
});

afterEach(() => record.stop());

it('holds clicks back, and replays them in order with keys and text', () => {
  const onClick = jest.fn();
  container.addEventListener('click', onClick);
  fireEvent.click(button('Second'));
  fireEvent.input(field('Name'), { target: { value: 'Äpfel' } });
  fireEvent.keyDown(field('Name'), { key: 'Enter', code: 'NumpadEnter' });
  fireEvent.click(button('First'));
  expect(onClick).not.toHaveBeenCalled();
  hydrate();
  record.replay();
  expect(seen).toEqual(['click Second', 'input=Äpfel', 'keydown Enter/NumpadEnter', 'click First']);
});

it('leaves characters, modifiers and Tab to the browser', () => {
  for (const key of ['a', 'Ä', ' ', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'])
    fireEvent.keyDown(field('Name'), { key });
  hydrate();
  record.replay();
  expect(seen).toEqual([]);
});

it('leaves the rest of the page alone', () => {
  const outside = getByRole(document.body, 'button', { name: 'Outside' });
  const [onClick, onKey] = [jest.fn(), jest.fn()];
  outside.addEventListener('click', onClick);
  outside.addEventListener('keydown', onKey);
  fireEvent.click(outside);
  fireEvent.keyDown(outside, { key: 'Enter' });
  hydrate();
  record.replay();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onKey).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

it('records nothing after it was stopped', () => {
  record.stop();
  hydrate();
  fireEvent.click(button('First'));
  record.replay();
  expect(seen).toEqual(['click First']);
});

it('restores an emptied field and a text of several lines', () => {
  field('Name').value = 'from the server';
  fireEvent.input(field('Name'), { target: { value: '' } });
  fireEvent.input(field('Note'), { target: { value: 'Two\nlines' } });
  const values = ['Name', 'Note'].map((name) => field(name));
  hydrate();
  record.replay();
  expect(values.map(({ value }) => value)).toEqual(['', 'Two\nlines']);
  expect(seen).toEqual(['input=', 'input=Two\nlines']);
});

it('tells React of a field that was emptied', () => {
  const onChange = jest.fn(({ target }: { target: HTMLInputElement }) => target.value);
  const input = createElement('input', { 'aria-label': 'Name', defaultValue: 'Peas', onChange });
  container.innerHTML = renderToString(input);
  fireEvent.input(field('Name'), { target: { value: '' } });
  act(() => void hydrateRoot(container, input));
  act(() => record.replay());
  expect(onChange.mock.results).toMatchObject([{ value: '' }]);
});

it('does not take a checkbox for text: its click is replayed', () => {
  fireEvent.click(field('Wet'));
  fireEvent.input(field('Wet'));
  hydrate();
  record.replay();
  // The second is the event of the click itself.
  expect(seen).toEqual(['click', 'input=on']);
  expect(field('Wet').checked).toBe(true);
});

describe('when the demo was rendered again', () => {
  it('replays at the same place', () => {
    fireEvent.click(button('Second'));
    fireEvent.input(field('Name'), { target: { value: 'early' } });
    container.innerHTML = markup;
    hydrate();
    record.replay();
    expect(seen).toEqual(['click Second', 'input=early']);
    expect(field('Name').value).toBe('early');
  });

  it('moves the focus to the same place', () => {
    field('Note').focus();
    container.innerHTML = markup;
    record.replay();
    expect(document.activeElement).toBe(field('Note'));
  });

  it('skips what is not there any more', () => {
    field('Note').focus();
    fireEvent.click(button('Second'));
    container.innerHTML = '<ul><li><button>First</button></li></ul>';
    hydrate();
    record.replay();
    expect(seen).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the focus', () => {
  it('is announced to the demo if it is still there', () => {
    button('First').focus();
    hydrate();
    record.replay();
    expect(seen).toEqual(['focusin First']);
  });

  it('is not announced if it has left the demo', () => {
    button('First').focus();
    getByRole(document.body, 'button', { name: 'Outside' }).focus();
    hydrate();
    record.replay();
    expect(seen).toEqual([]);
  });
});
