import { whenIdle } from './whenIdle';

const idle: IdleRequestCallback[] = [];
const { requestIdleCallback } = window;

beforeEach(() => {
  idle.length = 0;
  Object.assign(window, {
    requestIdleCallback: (callback: IdleRequestCallback) => idle.push(callback),
  });
});
afterEach(() => Object.assign(window, { requestIdleCallback }));

const browserIsIdle = () => idle.shift()?.({} as IdleDeadline);

describe('whenIdle', () => {
  it('runs one callback per idle period, in order', () => {
    const called: string[] = [];
    for (const name of ['a', 'b', 'c']) whenIdle(() => called.push(name));
    expect(called).toEqual([]);
    browserIsIdle();
    expect(called).toEqual(['a']);
    browserIsIdle();
    browserIsIdle();
    expect(called).toEqual(['a', 'b', 'c']);
    expect(idle).toEqual([]);
  });

  it('skips callbacks that were canceled', () => {
    const called: string[] = [];
    const withdraw = whenIdle(() => called.push('gone'));
    whenIdle(() => called.push('here'));
    withdraw();
    browserIsIdle();
    expect(called).toEqual(['here']);
  });

  it('works without `requestIdleCallback`', () => {
    jest.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const render = jest.fn();
    whenIdle(render);
    expect(render).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(render).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
