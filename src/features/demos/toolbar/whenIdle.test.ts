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
  it('calls one caller each time the browser is idle, in order', () => {
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

  it('leaves out who has gone', () => {
    const called: string[] = [];
    const withdraw = whenIdle(() => called.push('gone'));
    whenIdle(() => called.push('here'));
    withdraw();
    browserIsIdle();
    expect(called).toEqual(['here']);
  });

  it('works where browsers have no idle callbacks', () => {
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
