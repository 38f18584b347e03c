import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { createHttpServer } from './serveHttp';

const server = createHttpServer(() => new McpServer({ name: 'test', version: '1' }));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Sent {
  method?: string;
  path?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
}

function send({ method = 'POST', path = '/mcp', headers = {}, body = '' }: Sent) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const accept = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    };
    const request = http.request({ port, method, path, headers: { ...accept, ...headers } });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    request.end(body);
  });
}

const initialize = JSON.stringify({
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
});

it('answers requests without an origin', async () => {
  const { status, text } = await send({ body: initialize });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ result: { serverInfo: { name: 'test' } } });
});

it('answers pages of localhost', async () => {
  const headers = { Origin: 'http://localhost:6274' };
  expect(await send({ headers, body: initialize })).toMatchObject({ status: 200 });
});

it.each([
  ['another site', { Origin: 'https://attacker.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a name that was pointed here', { Origin: 'http://localhost', Host: 'attacker.example' }],
])('refuses %s', async (_, headers) => {
  expect(await send({ headers, body: initialize })).toMatchObject({ status: 403 });
});

it.each([
  ['another path', { path: '/' }, 404],
  ['a stream that no session has', { method: 'GET' }, 405],
  ['a body that is not JSON', { body: '{' }, 400],
  ['a body that is too large', { body: JSON.stringify('x'.repeat(70_000)) }, 400],
])('refuses %s', async (_, sent, status) => {
  expect(await send(sent)).toMatchObject({ status });
});
