import { FramePort } from '@/testing/framePort';
import type { StageView } from '../protocol';
import { FrameSession } from './FrameSession';

const onEnd = jest.fn();
let field: HTMLInputElement;
let frame: HTMLIFrameElement;
let port: FramePort;
let session: FrameSession;

/** Advances the time by `ms` milliseconds. */
const advanceTimers = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<input /><iframe></iframe>';
  field = document.querySelector('input')!;
  frame = document.querySelector('iframe')!;
  field.focus();
  session = new FrameSession(frame, { onEnd, onMessage: jest.fn(), onCopy: jest.fn() }, false);
  port = new FramePort(frame);
  port.arrive();
  port.emit({ kind: 'ready' });
});
afterEach(() => {
  session.close();
  jest.useRealTimers();
  jest.clearAllMocks();
});

/** Simulates that the frame takes the focus. */
const grab = () => {
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  port.emit({ kind: 'focused' });
};
const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key }));

it('goes back to the page when code took it', () => {
  grab();
  expect(field).toHaveFocus();
  press('a');
  grab();
  expect(field).toHaveFocus();
});

it('goes back soon even if the frame does not report that it has the focus', async () => {
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  await advanceTimers(200);
  expect(field).toHaveFocus();
  frame.focus();
  await advanceTimers(1100);
  expect(field).toHaveFocus();
});

it('stays in the frame after a click inside, until the reader leaves it', () => {
  port.emit({ kind: 'entered' });
  grab();
  expect(frame).toHaveFocus();
  expect(port.received).toEqual([{ kind: 'stay' }]);
  field.focus();
  grab();
  expect(field).toHaveFocus();
});

it('stays in the frame after Tab moved it there, but not after Tab moved it elsewhere', () => {
  press('Tab');
  grab();
  expect(frame).toHaveFocus();
  press('Tab');
  field.blur();
  field.focus();
  grab();
  expect(field).toHaveFocus();
});

it('cannot be taken endlessly by one run', async () => {
  for (let times = 0; times < 2; times += 1) grab();
  for (let second = 0; second < 11; second += 1) {
    await advanceTimers(1000);
    port.emit({ kind: 'pong', id: second });
  }
  for (let times = 0; times < 2; times += 1) grab();
  const view = {} as StageView;
  session.post({ kind: 'run', run: 1, files: [], styling: 'MUI System', view });
  for (let times = 0; times < 2; times += 1) grab();
  expect(onEnd).not.toHaveBeenCalled();
  grab();
  expect(onEnd).toHaveBeenCalledWith('grabbing');
});

it('goes back to the page when the frame is removed with it', async () => {
  grab();
  const focusWindow = jest.spyOn(window, 'focus').mockImplementation();
  // Three times within ten seconds end it; code takes the focus once more until it is removed.
  grab();
  grab();
  expect(onEnd).toHaveBeenCalledWith('grabbing');
  frame.focus();
  frame.remove();
  expect(document.body).toHaveFocus();
  await advanceTimers(100);
  expect(field).toHaveFocus();
  expect(focusWindow).toHaveBeenCalled();
});

it('stays where the reader put it when a frame without it is removed', async () => {
  field.blur();
  await advanceTimers(7000);
  expect(onEnd).toHaveBeenCalledWith('stuck');
  frame.remove();
  await advanceTimers(100);
  expect(document.body).toHaveFocus();
});
