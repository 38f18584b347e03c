import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createSiteServer } from '../createSiteServer';

const text = '0123456789'.repeat(300);
const large = Buffer.alloc(3_000_000, 'large ');

let folder: string;
let server: http.Server;
let port: number;

beforeAll(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'static-')));
  const write = (name: string, content: string | Buffer) =>
    fs.writeFileSync(path.join(folder, name), content);
  write('index.html', text);
  write('index.html.br', brotliCompressSync(text));
  write('index.html.gz', gzipSync(text));
  write('404.html', 'Not here');
  write('large.bin', large);
  write('gone.html', 'Here for now');
  write('gone.bin', large);
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with exactly these headers: `fetch` adds and removes some. */
function ask(url: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path: url, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

describe('compressed copies', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
  ])('for a client that accepts %j: %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    const copy = { br: '.br', gzip: '.gz' }[encoding ?? ''] ?? '';
    expect(body).toEqual(fs.readFileSync(path.join(folder, `index.html${copy}`)));
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('have their own ETags, with which a client can revalidate each', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const first = await ask('/', { 'accept-encoding': encoding });
        const tag = first.headers.etag ?? '';
        const known = { 'accept-encoding': encoding, 'if-none-match': `"other", W/${tag}` };
        const again = await ask('/', known);
        expect([again.status, again.body.length]).toEqual([304, 0]);
        return tag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('parts of a file', () => {
  const part = (range: string, headers = {}) => ask('/', { ...headers, range });

  it.each([
    ['bytes=0-4', '01234', 'bytes 0-4/3000'],
    ['bytes=2995-', '56789', 'bytes 2995-2999/3000'],
    ['bytes=-10', '0123456789', 'bytes 2990-2999/3000'],
    ['bytes=2998-9999', '89', 'bytes 2998-2999/3000'],
    ['bytes=-9999', text, 'bytes 0-2999/3000'],
  ])('%s', async (range, expected, contentRange) => {
    const { status, headers, body } = await part(range, { 'accept-encoding': 'br, gzip' });
    expect([status, body.toString(), headers['content-range']]).toEqual([
      206,
      expected,
      contentRange,
    ]);
    // Ranges are positions in the uncompressed file.
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('of a file too large to be cached', async () => {
    const { status, body } = await ask('/large.bin', { range: 'bytes=6-11' });
    expect([status, body.toString()]).toEqual([206, 'large ']);
  });

  it.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=0-1-2'])(
    '%s is ignored, and the whole file is sent',
    async (range) => {
      const { status, body } = await part(range);
      expect([status, body.length]).toEqual([200, text.length]);
    },
  );

  it.each(['bytes=3000-', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s cannot be satisfied',
    async (range) => {
      const { status, headers } = await part(range);
      expect([status, headers['content-range']]).toEqual([416, 'bytes */3000']);
    },
  );

  it('are sent only if `If-Range` matches', async () => {
    const { etag = '' } = (await ask('/')).headers;
    expect((await part('bytes=0-4', { 'if-range': etag })).status).toBe(206);
    expect((await part('bytes=0-4', { 'if-range': '"older"' })).status).toBe(200);
    const date = new Date().toUTCString();
    expect((await part('bytes=0-4', { 'if-range': date })).status).toBe(200);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is not allowed',
  async (method) => {
    const { status, headers, body } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(body.toString()).not.toContain(text);
  },
);

it('HEAD gets the headers of GET', async () => {
  const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD');
  const get = await ask('/', { 'accept-encoding': 'br' });
  const expected = { ...get.headers };
  delete expected.date;
  expect(head.headers).toMatchObject(expected);
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

it.each(['gone.html', 'gone.bin'])('a removed file is answered with 404 (%s)', async (name) => {
  fs.rmSync(path.join(folder, name));
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const { status, body, headers } = await ask(`/${name}`);
  log.mockRestore();
  expect([status, body.toString(), headers['cache-control']]).toEqual([
    404,
    'Not here',
    'no-cache',
  ]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await ask('/')).status).toBe(200);
});

/** Lists files of the folder that this process has open. */
function openFiles(): string[] {
  return fs
    .readdirSync('/proc/self/fd')
    .flatMap((id) => {
      try {
        return fs.readlinkSync(`/proc/self/fd/${id}`);
      } catch {
        return [];
      }
    })
    .filter((file) => file.startsWith(folder));
}

it('files are closed when clients disconnect in the middle of a response', async () => {
  const leave = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
      socket.on('error', reject);
      socket.once('data', () => {
        socket.resetAndDestroy();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: 50 }, leave));
  for (let tries = 0; openFiles().length > 0 && tries < 500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(openFiles()).toEqual([]);
  expect((await ask('/large.bin')).body.equals(large)).toBe(true);
});
