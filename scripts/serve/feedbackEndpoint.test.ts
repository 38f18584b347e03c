import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer } from './createSiteServer';
import { createFeedbackEndpoint, feedbackPath } from './feedbackEndpoint';

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
  const endpoint = createFeedbackEndpoint(new Set(['/a/']), path.join(folder, 'feedback.jsonl'));
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
    { ...good, time: expect.any(String) as string, host: new URL(address).host },
  ]);
});

test('a body of any size is answered, and the server goes on', async () => {
  const { status } = await post('x'.repeat(5_000_000)).catch(() => ({ status: 413 }));
  expect(status).toBe(413);
  expect((await post('{')).status).toBe(400);
  expect((await fetch(address)).status).toBe(405);
});

test('a server without the endpoint takes nothing there', async () => {
  const bare = createSiteServer(folder);
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${feedbackPath}`, { method: 'POST' });
  expect(answer.status).toBe(405);
  bare.close();
  bare.closeAllConnections();
});
