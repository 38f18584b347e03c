import fs from 'node:fs';
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../createSiteServer';
import { createFeedbackEndpoint, feedbackPath } from './feedbackEndpoint';
import { readProxies } from './identifySender';

const good = {
  page: '/a/',
  section: 'sizes',
  rating: 0,
  comment: '',
  product: 'a',
  version: '1.0.0',
  language: 'en',
};

let folder: string;
let server: http.Server;
let address: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'endpoint-'));
  const deployment = { host: 'docs.example', ownHosts: [], proxies: readProxies() };
  const file = path.join(folder, 'feedback.jsonl');
  const endpoint = createFeedbackEndpoint({ pages: new Set(['/a/']), file, deployment });
  server = createSiteServer(folder, endpoint);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${feedbackPath}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(folder, { recursive: true });
});

const post = (body: string) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

test('feedback becomes a line of the file', async () => {
  expect((await post(JSON.stringify(good))).status).toBe(204);
  const lines = fs.readFileSync(path.join(folder, 'feedback.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      ...good,
      id: expect.any(String) as string,
      time: expect.any(String) as string,
      host: 'docs.example',
    },
  ]);
});

/** Sends raw text over a socket and returns the raw response. */
function send(text: string, isAborted = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(address).port), '127.0.0.1', () => {
      socket.write(text, () => isAborted && socket.resetAndDestroy());
    });
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

function request(headers: string[], body = JSON.stringify(good)): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const all = [...headers, 'Content-Type: application/json', length, 'Connection: close'];
  return [`POST ${feedbackPath} HTTP/1.1`, ...all, '', body].join('\r\n');
}

test.each(['a@b', 'a b', '[', 'localhost:99999', ''])(
  'a request with the host %j is answered without an error',
  async (host) => {
    const log = jest.spyOn(console, 'error');
    expect(await send(request([`Host: ${host}`]))).toMatch(/^HTTP\/1.1 204/);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);

test('a request aborted in the middle of its body logs no error', async () => {
  const log = jest.spyOn(console, 'error');
  const half = request(['Host: localhost']).slice(0, -20);
  await Promise.all(Array.from({ length: 10 }, () => send(half, true)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await post('{')).status).toBe(400);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('requests from pages of other sites are refused', async () => {
  const { port } = new URL(address);
  const from = (origin: string, host = `127.0.0.1:${port}`) =>
    send(request([`Host: ${host}`, `Origin: ${origin}`]));
  expect(await from('https://evil.example')).toMatch(/^HTTP\/1.1 403/);
  // The owner of a domain can point it to this server (DNS rebinding).
  expect(await from('http://evil.example', 'evil.example')).toMatch(/^HTTP\/1.1 403/);
  expect(await from(`http://127.0.0.1:${port}`)).toMatch(/^HTTP\/1.1 204/);
  expect(await from('http://localhost:4000', 'localhost:4000')).toMatch(/^HTTP\/1.1 204/);
  expect(await from('https://docs.example')).toMatch(/^HTTP\/1.1 204/);
});

test('a body that is too large is refused, and the server keeps running', async () => {
  const { status } = await post('x'.repeat(5_000_000)).catch(() => ({ status: 413 }));
  expect(status).toBe(413);
  expect((await post('{')).status).toBe(400);
  expect((await fetch(address)).status).toBe(405);
});

test('a server without the endpoint refuses feedback', async () => {
  const bare = createSiteServer(folder);
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${feedbackPath}`, { method: 'POST' });
  expect(answer.status).toBe(405);
  bare.close();
  bare.closeAllConnections();
});
