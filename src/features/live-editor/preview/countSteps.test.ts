import { countSteps } from './countSteps';

/** Simulates history entries of a frame: the history grows, and the page stays. */
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

it('counts by how much the history grows while the page stays, and goes back by as much', () => {
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

it('does not count entries of the page itself', () => {
  const steps = countSteps();
  window.location.hash = 'sizes';
  added = 1;
  expect(steps.count()).toBe(0);
  history.pushState({ key: 'next' }, '');
  added = 2;
  expect(steps.count()).toBe(0);
});

it('forgets the entries of the previous run', () => {
  const steps = countSteps();
  added = 3;
  steps.resetCount();
  expect(steps.count()).toBe(0);
  steps.undo(frame);
  jest.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});

it('goes back after the frame was removed, by the entries it added until then', () => {
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

it('does not go back after the reader has navigated', () => {
  const steps = countSteps();
  added = 12;
  steps.count();
  steps.undo(frame);
  history.pushState({ key: 'elsewhere' }, '');
  jest.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});
