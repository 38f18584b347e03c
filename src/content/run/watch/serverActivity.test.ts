import { setTimeout } from 'node:timers/promises';
import { ServerActivity } from './serverActivity';

let now = 0;
const activity = () => {
  now = 0;
  return new ServerActivity(() => now);
};

it('waits for a first request, but not forever', () => {
  const start = activity();
  now = 20_000;
  expect(start.idleIn()).toBeGreaterThan(0);
  now = 31_000;
  expect(start.idleIn()).toBe(0);
});

it('is not idle while a request is open, and for a moment after the last one', () => {
  const busy = activity();
  busy.requests(1);
  now = 60_000;
  expect(busy.idleIn()).toBeGreaterThan(0);
  busy.requests(0);
  expect(busy.idleIn()).toBeGreaterThan(0);
  now += 2000;
  expect(busy.idleIn()).toBe(0);
});

it('becomes active by an edit', () => {
  const idle = activity();
  now = 40_000;
  idle.noteActivity();
  expect(idle.idleIn()).toBeGreaterThan(0);
  now += 2000;
  expect(idle.idleIn()).toBe(0);
});

it('resolves when an open request is answered', async () => {
  const busy = activity();
  busy.requests(1);
  let isAnswered = false;
  const answered = busy.untilAnswered().then(() => (isAnswered = true));
  await setTimeout(250);
  expect(isAnswered).toBe(false);
  busy.requests(0);
  await answered;
});

it('does not wait without a request, nor for one that is never answered', async () => {
  await activity().untilAnswered();
  const stuck = activity();
  stuck.requests(1);
  const given = stuck.untilAnswered();
  await setTimeout(150);
  now = 11_000;
  await given;
});
