import { setTimeout } from 'node:timers/promises';
import { Quiet } from './quiet';

let now = 0;
const quiet = () => {
  now = 0;
  return new Quiet(() => now);
};

it('waits for a first request, but not for ever', () => {
  const start = quiet();
  now = 20_000;
  expect(start.calmIn()).toBeGreaterThan(0);
  now = 31_000;
  expect(start.calmIn()).toBe(0);
});

it('is not calm while a request is open, and a moment after the last one', () => {
  const busy = quiet();
  busy.requests(1);
  now = 60_000;
  expect(busy.calmIn()).toBeGreaterThan(0);
  busy.requests(0);
  expect(busy.calmIn()).toBeGreaterThan(0);
  now += 2000;
  expect(busy.calmIn()).toBe(0);
});

it('is stirred by an edit', () => {
  const calm = quiet();
  now = 40_000;
  calm.stir();
  expect(calm.calmIn()).toBeGreaterThan(0);
  now += 2000;
  expect(calm.calmIn()).toBe(0);
});

it('tells when a request that is open is answered', async () => {
  const busy = quiet();
  busy.requests(1);
  let isAnswered = false;
  const answered = busy.untilAnswered().then(() => (isAnswered = true));
  await setTimeout(250);
  expect(isAnswered).toBe(false);
  busy.requests(0);
  await answered;
});

it('waits for no answer when nobody asks, nor for one that never comes', async () => {
  await quiet().untilAnswered();
  const stuck = quiet();
  stuck.requests(1);
  const given = stuck.untilAnswered();
  await setTimeout(150);
  now = 11_000;
  await given;
});
