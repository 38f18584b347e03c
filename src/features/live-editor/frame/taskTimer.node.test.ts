import { createTaskTimer, EndlessCodeError, longestTask } from './taskTimer';

function setUp() {
  let time = 0;
  let afterTask = () => {};
  const tell = jest.fn();
  const check = createTaskTimer({ now: () => time, afterTask: (call) => (afterTask = call) }, tell);
  return { check, tell, pass: (ms: number) => (time += ms), endTask: () => afterTask() };
}

it('stops a task after the time limit, always with the same error', () => {
  const { check, tell, pass } = setUp();
  check();
  pass(longestTask);
  expect(check).not.toThrow();
  pass(1);
  expect(check).toThrow(EndlessCodeError);
  expect(check).toThrow(EndlessCodeError);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('measures each task separately', () => {
  const { check, pass, endTask } = setUp();
  check();
  endTask();
  pass(longestTask * 2);
  expect(check).not.toThrow();
});
