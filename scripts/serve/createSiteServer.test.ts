import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer } from './createSiteServer';

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'a/b/index.html': '<h1>Page</h1>',
  'a/b.md': '# Page',
  '.hidden': 'Not served',
  '_next/static/x.js': `console.log('${'x'.repeat(3000)}')`,
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/_next/static/*\n  Cache-Control: immutable\n',
  _redirects: '/zh/* /:splat 301\n/a/ /a/b/ 302\n/old/ /a/b/?own=1 302\n',
};

let folder: string;
let server: http.Server;
let origin: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  fs.symlinkSync(__filename, path.join(folder, 'link.txt'));
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(folder, { recursive: true });
});

const get = (pathname: string) => fetch(origin + pathname, { redirect: 'manual' });

describe('createSiteServer', () => {
  it('serves pages with the headers of their path', async () => {
    const answer = await get('/a/b/');
    expect(await answer.text()).toBe('<h1>Page</h1>');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).not.toBe('immutable');
  });

  it('sends the cache headers of hashed files', async () => {
    expect((await get('/_next/static/x.js')).headers.get('cache-control')).toBe('immutable');
  });

  it('serves Markdown versions as Markdown', async () => {
    expect((await get('/a/b.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });

  it('redirects to the trailing slash and keeps the query', async () => {
    const answer = await get('/a/b?x=1%202');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/a/b/?x=1%202');
  });

  it.each([
    ['/zh/a/b/', 301, '/a/b/'],
    ['/zh-CN/a/b/', 301, '/a/b/'],
    ['/xx/a/b?x=1', 301, '/a/b/?x=1'],
    ['/uk', 301, '/'],
    ['/a/', 302, '/a/b/'],
    ['/zh/a/b/?code=1&args%5B%5D=%C3%A9', 301, '/a/b/?code=1&args%5B%5D=%C3%A9'],
    ['/old/?x=1', 302, '/a/b/?own=1'],
    ['/zh/$$/$&/', 301, '/$$/$&/'],
  ])('redirects %s', async (from, status, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });

  it('does not let a missing hashed file be cached', async () => {
    const answer = await get('/_next/static/nope.js');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  it.each([
    '/zh//evil.example/',
    '/zh/%5Cevil.example/',
    '/zh/$%60evil.example/',
    '//a/b',
    '/\\a/b',
  ])('never redirects %s to another host', async (from) => {
    const location = (await get(from)).headers.get('location') ?? '/';
    expect(new URL(location, origin).origin).toBe(origin);
  });

  it.each([
    '/nothing/',
    '/xx/nothing/',
    '/xx//evil.example/',
    '/.hidden',
    '/link.txt',
    '/../package.json',
    '/%2e%2e/package.json',
    '/%',
    '/a/b/../../../etc/passwd',
  ])('answers %s with the 404 page', async (pathname) => {
    const answer = await get(pathname);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('<h1>Not found</h1>');
  });
});
