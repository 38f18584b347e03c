import { countSteps } from './countSteps';

/** The history as a frame makes it: longer, with the page where it was. */
let added = 0;
const go = jest.spyOn(history, 'go').mockReturnValue(undefined);

beforeEach(() => {
  added = 0;
  const { length } = history;
  jest.spyOn(history, 'length', 'get').mockImplementation(() => length + added);
  go.mockClear();
  jest.useFakeTimers();
});

const frame = document.createElement('iframe');

afterEach(() => jest.useRealTimers());

it('counts what the history grows by while the page stays, and goes back by as much', () => {
  const steps = countSteps();
  expect(steps.count()).toBe(0);
  added = 4;
  expect(steps.count()).toBe(4);
  added = 7;
  expect(steps.count()).toBe(7);
  steps.undo(frame);
  jest.runAllTimers();
  expect(go).toHaveBeenCalledWith(-7);
  expect(steps.count()).toBe(0);
});

it('counts no step of the page itself', () => {
  const steps = countSteps();
  window.location.hash = 'sizes';
  added = 1;
  expect(steps.count()).toBe(0);
  history.pushState({ key: 'next' }, '');
  added = 2;
  expect(steps.count()).toBe(0);
});

it('forgets what another run did', () => {
  const steps = countSteps();
  added = 3;
  steps.forgive();
  expect(steps.count()).toBe(0);
  steps.undo(frame);
  jest.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});

it('goes back when the frame is gone, by the steps that it added until then', () => {
  const steps = countSteps();
  document.body.append(frame);
  added = 12;
  expect(steps.count()).toBe(12);
  steps.undo(frame);
  jest.advanceTimersByTime(120);
  expect(go).not.toHaveBeenCalled();
  added = 20;
  frame.remove();
  jest.advanceTimersByTime(120);
  expect(go).toHaveBeenCalledWith(-20);
});

it('leaves a reader alone who has gone on meanwhile', () => {
  const steps = countSteps();
  added = 12;
  steps.count();
  steps.undo(frame);
  history.pushState({ key: 'elsewhere' }, '');
  jest.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});
