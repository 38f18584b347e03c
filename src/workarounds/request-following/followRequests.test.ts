import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { followRequests } from './followRequests';

/** Starts a server that answers on request. */
async function startServer() {
  const waiting: http.ServerResponse[] = [];
  const server = http.createServer((_request, response) => waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    waiting,
    ask: (url: string) => fetch(`http://127.0.0.1:${port}${url}`).then((answer) => answer.text()),
    end: () => new Promise((resolve) => server.close(resolve)),
  };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('reports requests that are already waiting, new ones, and responses', async () => {
  const server = await startServer();
  const early = server.ask('/rail/map/');
  await until(() => server.waiting.length === 1);
  const told: [number, string?][] = [];
  followRequests((open, url) => told.push(url ? [open, url] : [open]));
  expect(told).toEqual([[1, '/rail/map/']]);

  const late = server.ask('/rail/bus/');
  await until(() => server.waiting.length === 2);
  expect(told.slice(1)).toEqual([[2, '/rail/bus/']]);

  server.waiting.forEach((response) => response.end());
  await Promise.all([early, late]);
  await until(() => told.length === 4);
  expect(told.slice(2)).toEqual([[1], [0]]);
  await server.end();
});
