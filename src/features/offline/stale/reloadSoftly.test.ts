import { watchReader } from './readerAtWork';
import { reloadSoftly } from './reloadSoftly';

const reload = jest.fn();

beforeAll(() => {
  jest.useFakeTimers();
  watchReader();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => jest.advanceTimersByTime(2000));
afterEach(() => {
  document.body.innerHTML = '';
  jest.advanceTimersByTime(2000);
  reload.mockClear();
});

function show(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('body *')];
}

/** Types text into a field controlled by React, which also sets the default value. */
function write(field: HTMLElement | undefined, text: string): void {
  if (field instanceof HTMLTextAreaElement) field.defaultValue = text;
  else if (field instanceof HTMLInputElement) field.value = text;
  else if (field) field.textContent = text;
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function point(name: string, button = 0): void {
  document.body.dispatchEvent(new MouseEvent(name, { bubbles: true, button }));
}

function isReloadedAfter(time: number): boolean {
  jest.advanceTimersByTime(time);
  return reload.mock.calls.length > 0;
}

it('reloads at once if the reader is not writing', () => {
  reloadSoftly(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits until the reader leaves the field, also when they continue in another one', () => {
  const [input, area, button] = show('<input><textarea></textarea><button></button>');
  input?.focus();
  reloadSoftly(reload);
  area?.focus();
  expect(isReloadedAfter(10_000)).toBe(false);
  button?.focus();
  expect(isReloadedAfter(2000)).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['<textarea></textarea>', '<input>', '<p contenteditable="true"></p>'])(
  'keeps text in %s until it is submitted',
  (html) => {
    const [field] = show(html);
    write(field, 'Long and precious.');
    reloadSoftly(reload);
    expect(isReloadedAfter(60_000)).toBe(false);
    field?.remove();
    expect(isReloadedAfter(2000)).toBe(true);
  },
);

it('keeps text that was typed before the recording started', () => {
  const [area] = show('<textarea>Half a thought</textarea>');
  area?.focus();
  watchReader();
  area?.blur();
  reloadSoftly(reload);
  expect(isReloadedAfter(60_000)).toBe(false);
});

it('reloads when the reader deleted the text', () => {
  const [area] = show('<textarea></textarea>');
  write(area, 'Long');
  reloadSoftly(reload);
  expect(isReloadedAfter(2000)).toBe(false);
  write(area, '');
  expect(isReloadedAfter(2000)).toBe(true);
});

it.each([
  ['stands in a field from the beginning', '<textarea>Text</textarea>'],
  ['is written in a demo', '<div data-demo-stage><textarea></textarea></div>'],
])('does not wait for what %s', (_what, html) => {
  const area = show(html).at(-1);
  if (area?.closest('div')) write(area, 'Play');
  reloadSoftly(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not wait for hidden fields', () => {
  const [area] = show('<textarea></textarea>');
  write(area, 'Text');
  Object.assign(area ?? {}, { checkVisibility: () => false });
  reloadSoftly(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps the edits of a demo', () => {
  const [stage] = show('<div data-edited></div>');
  reloadSoftly(reload);
  expect(isReloadedAfter(60_000)).toBe(false);
  stage?.removeAttribute('data-edited');
  expect(isReloadedAfter(2000)).toBe(true);
});

it('waits until a click is finished, however long it takes', () => {
  const [area] = show('<textarea></textarea>');
  area?.focus();
  reloadSoftly(reload);
  point('pointerdown');
  area?.blur();
  expect(isReloadedAfter(10_000)).toBe(false);
  point('pointerup');
  jest.advanceTimersByTime(900);
  expect(reload).not.toHaveBeenCalled();
  expect(isReloadedAfter(1100)).toBe(true);
});

it.each([
  ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
  ['the way into the window', () => window.dispatchEvent(new Event('focus'))],
  ['another button of the mouse', () => point('pointerdown', 2)],
])('lets %s be handled first', (_what, act) => {
  act();
  reloadSoftly(reload);
  expect(reload).not.toHaveBeenCalled();
  expect(isReloadedAfter(2000)).toBe(true);
});
