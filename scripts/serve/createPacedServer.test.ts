import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createPacedServer } from './createPacedServer';

let answered: (string | undefined)[];
let server: http.Server;

beforeEach(() => {
  answered = [];
  server = createPacedServer(({ url }) => void answered.push(url));
});

/** Emits requests as Node does when several connections send one in the same turn of the event loop. */
function request(...urls: readonly string[]): void {
  for (const url of urls) {
    const message = Object.assign(Object.create(http.IncomingMessage.prototype), { url });
    server.emit('request', message, Object.create(http.ServerResponse.prototype));
  }
}

/** Calls the server's own `connection` listener, but not Node's, which needs a real connection. */
function acceptConnection(): void {
  server.listeners('connection').at(-1)?.call(server);
}

const twenty = Array.from({ length: 20 }, (_, index) => `/${index}`);

it('answers at once while there are no new connections', () => {
  request('/first', '/second');
  expect(answered).toEqual(['/first', '/second']);
});

it('yields to new connections after eight answers, and answers in order', async () => {
  acceptConnection();
  request(...twenty);
  expect(answered).toEqual([]);
  const counts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    counts.push(answered.length);
  }
  expect(counts).toEqual([8, 16, 20]);
  expect(answered).toEqual(twenty);
});

it('answers the rest at once when there are no more new connections', async () => {
  acceptConnection();
  request(...twenty, ...twenty, ...twenty);
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await nextTurn();
    counts.push(answered.length);
  }
  expect(counts).toEqual([8, 16, 24, 60]);
  request('/last');
  expect(answered.at(-1)).toBe('/last');
});
