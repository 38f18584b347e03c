import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createPacedServer } from './createPacedServer';

let answered: (string | undefined)[];
let server: http.Server;

beforeEach(() => {
  answered = [];
  server = createPacedServer(({ url }) => void answered.push(url));
});

/** As Node does when requests of several connections arrive in one turn. */
function request(...urls: readonly string[]): void {
  for (const url of urls) {
    const message = Object.assign(Object.create(http.IncomingMessage.prototype), { url });
    server.emit('request', message, Object.create(http.ServerResponse.prototype));
  }
}

/** Tells the server of a connection, without Node's own listener, which needs a real one. */
function acceptConnection(): void {
  server.listeners('connection').at(-1)?.call(server);
}

const twenty = Array.from({ length: 20 }, (_, index) => `/${index}`);

it('answers at once while no connection comes in', () => {
  request('/first', '/second');
  expect(answered).toEqual(['/first', '/second']);
});

it('leaves the loop to new connections after eight answers, and answers in order', async () => {
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

it('answers the rest together when connections have stopped to come in', async () => {
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
