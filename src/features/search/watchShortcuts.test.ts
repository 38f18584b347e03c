import { watchShortcuts } from './watchShortcuts';

const open = jest.fn();
let stop = () => {};

beforeEach(() => {
  open.mockReset();
  document.body.innerHTML = `
    <input id="text"><textarea id="area"></textarea><select id="select"></select>
    <button id="button"></button><div id="editable"></div><dialog id="dialog"></dialog>`;
  // jsdom does not know editable content.
  Object.assign(find('editable'), { isContentEditable: true });
  stop = watchShortcuts(open);
});

afterEach(() => stop());

const find = (id: string) => document.getElementById(id)!;

/** Presses a key, and returns whether it was taken from the browser. */
function press(init: KeyboardEventInit, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  expect(open).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0);
  open.mockReset();
  return event.defaultPrevented;
}

it.each([
  [{ key: '/' }, true],
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
  [{ key: '/', ctrlKey: true }, false],
  [{ key: '/', altKey: true }, false],
  [{ key: '?', shiftKey: true }, false],
])('opens the search for %j: %j', (init, isTaken) => expect(press(init)).toBe(isTaken));

it('takes / on keyboards where it needs Shift', () => {
  expect(press({ key: '/', shiftKey: true })).toBe(true);
});

it.each(['text', 'area', 'select', 'editable'])('leaves / to what is typed into: %s', (id) => {
  expect(press({ key: '/' }, find(id))).toBe(false);
  expect(press({ key: 'k', ctrlKey: true }, find(id))).toBe(true);
});

it('takes keys on a button, and on the document', () => {
  expect(press({ key: '/' }, find('button'))).toBe(true);
  expect(press({ key: '/' }, document)).toBe(true);
});

it('leaves / to a field of a demo in a shadow root', () => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  const field = root.appendChild(document.createElement('input'));
  expect(press({ key: '/', composed: true }, field)).toBe(false);
  const button = root.appendChild(document.createElement('button'));
  expect(press({ key: '/', composed: true }, button)).toBe(true);
});

it('leaves keys to whoever took them first', () => {
  find('button').addEventListener('keydown', (event) => event.preventDefault());
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  find('button').dispatchEvent(event);
  expect(open).not.toHaveBeenCalled();
});

it('does not open over another dialog, until that is closed', () => {
  find('dialog').setAttribute('open', '');
  expect(press({ key: '/' })).toBe(false);
  find('dialog').removeAttribute('open');
  expect(press({ key: '/' })).toBe(true);
});

it('no longer opens when it is stopped', () => {
  stop();
  expect(press({ key: '/' })).toBe(false);
});
