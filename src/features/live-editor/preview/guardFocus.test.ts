import { guardFocus } from './guardFocus';

let frame: HTMLIFrameElement;
let field: HTMLInputElement;
const onGrabs = jest.fn();
let guard: ReturnType<typeof guardFocus>;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<input /><div><iframe></iframe></div>';
  frame = document.querySelector('iframe')!;
  field = document.querySelector('input')!;
  field.focus();
  guard = guardFocus(frame, onGrabs);
});
afterEach(() => {
  guard.stop();
  jest.useRealTimers();
  jest.clearAllMocks();
});

/** The frame has the focus, as the page sees it. */
function enter() {
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  jest.advanceTimersByTime(50);
}
const press = (key: string) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const move = (to: Element) => to.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('gives the focus back that code took', () => {
  enter();
  expect(field).toHaveFocus();
  press('a');
  enter();
  expect(field).toHaveFocus();
});

it('leaves it to who came by Tab, or has the pointer over the frame', () => {
  press('Tab');
  enter();
  expect(frame).toHaveFocus();
  field.focus();
  press('a');
  move(frame);
  enter();
  expect(frame).toHaveFocus();
});

it('gives it back while the reader types, wherever the pointer rests', () => {
  move(frame);
  press('a');
  enter();
  expect(field).toHaveFocus();
});

it('tells of code that goes on taking it, of each run anew', () => {
  for (let times = 0; times < 5; times += 1) enter();
  guard.forgive();
  for (let times = 0; times < 5; times += 1) enter();
  expect(onGrabs).not.toHaveBeenCalled();
  enter();
  expect(onGrabs).toHaveBeenCalled();
});

it('ends', () => {
  guard.stop();
  enter();
  expect(frame).toHaveFocus();
});
