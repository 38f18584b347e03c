import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { paceAnswers } from './paceAnswers';

const exchange = (url: string): Parameters<http.RequestListener> => {
  const request = Object.assign(Object.create(http.IncomingMessage.prototype), { url });
  return [request, Object.create(http.ServerResponse.prototype)];
};

describe('paceAnswers', () => {
  it('leaves the loop to new connections after eight answers, and answers in order', async () => {
    const answered: (string | undefined)[] = [];
    const listen = paceAnswers(({ url }) => answered.push(url));
    for (let index = 0; index < 20; index += 1) listen(...exchange(`/${index}`));
    expect(answered).toEqual([]);
    const counts: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await nextTurn();
      counts.push(answered.length);
    }
    expect(counts).toEqual([8, 16, 20, 20]);
    expect(answered).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`));
  });

  it('answers what comes after the queue was empty', async () => {
    const answered: (string | undefined)[] = [];
    const listen = paceAnswers(({ url }) => answered.push(url));
    listen(...exchange('/first'));
    await nextTurn();
    listen(...exchange('/second'));
    await nextTurn();
    expect(answered).toEqual(['/first', '/second']);
  });
});
