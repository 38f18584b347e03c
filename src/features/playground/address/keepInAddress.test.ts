import { keepInAddress } from './keepInAddress';

const address = () => window.location.pathname + window.location.search + window.location.hash;
const go = (url: string, state: unknown = null) => window.history.replaceState(state, '', url);

beforeEach(() => {
  jest.useFakeTimers();
  go('/fares/');
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

it('writes only the last of many changes, once they have stopped', () => {
  const replace = jest.spyOn(window.history, 'replaceState');
  for (let max = 1; max <= 20; max += 1) {
    keepInAddress('FareUsage', { max });
    jest.advanceTimersByTime(10);
  }
  expect(replace).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(address()).toBe('/fares/?FareUsage=max:20');
  expect(replace).toHaveBeenCalledTimes(1);
  replace.mockRestore();
});

it('writes what was chosen in two playgrounds at once', () => {
  keepInAddress('FareUsage', { size: 'small' });
  keepInAddress('SeatUsage', { disabled: true });
  jest.runAllTimers();
  expect(address()).toBe('/fares/?FareUsage=size:small&SeatUsage=disabled');
});

it('leaves the fragment and other parameters as they are', () => {
  go('/fares/?q=a%20b&FareUsage=max:1&c#sizes');
  keepInAddress('FareUsage', { size: 'small' });
  jest.runAllTimers();
  expect(address()).toBe('/fares/?q=a%20b&c&FareUsage=size:small#sizes');
  keepInAddress('FareUsage', {});
  jest.runAllTimers();
  expect(address()).toBe('/fares/?q=a%20b&c#sizes');
});

it('writes nothing into the address of another page', () => {
  keepInAddress('FareUsage', { size: 'small' });
  go('/seats/?a');
  jest.runAllTimers();
  expect(address()).toBe('/seats/?a');
});

it('updates the address in the state of the history entry, and nothing else of it', () => {
  go('/fares/#sizes', { key: 'x1', __N: true, as: '/fares/#sizes' });
  keepInAddress('FareUsage', { size: 'small' });
  jest.runAllTimers();
  expect(window.history.state).toEqual({
    ...{ key: 'x1', __N: true },
    as: '/fares/?FareUsage=size:small#sizes',
  });
});

it.each([null, 'scrolled', 7])('leaves a state of another kind alone: %j', (state) => {
  go('/fares/', state);
  keepInAddress('FareUsage', { size: 'small' });
  jest.runAllTimers();
  expect(window.history.state).toEqual(state);
});
