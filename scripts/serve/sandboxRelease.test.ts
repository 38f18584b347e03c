import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from './createSiteServer';
import { openRelease } from './release';
import { limitToSandbox } from './sandboxRelease';

const policy = "default-src 'none'; frame-ancestors 'self'; sandbox allow-scripts";
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  '_editor/frame.html': '<p>Frame</p>',
  _headers: `/*\n  X-Frame-Options: SAMEORIGIN\n/_editor/frame.html\n  Content-Security-Policy: ${policy}\n`,
  _redirects: '/zh/* /:splat 301\n',
};
let folder: string;
let server: http.Server;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  fs.mkdirSync(path.join(folder, '_editor'));
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), content);
  }
  const release = openRelease(folder);
  const limited = limitToSandbox(() => release, ['http://127.0.0.1:3000']);
  server = createSiteServer((host) => (host === 'sandbox.example' ? limited() : release));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(folder, { recursive: true });
});

/** Requests a path with a `Host` header, which `fetch` doesn't allow. */
function get(pathname: string, host: string): Promise<http.IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    http.get({ port, host: '127.0.0.1', path: pathname, headers: { host } }, (answer) => {
      resolve(answer.resume());
    });
  });
}

it('serves the frame of edited code on its own origin, and lets the site embed it', async () => {
  const { statusCode, headers } = await get('/_editor/frame.html', 'sandbox.example');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toBe(
    policy.replace("'self'", "'self' http://127.0.0.1:3000"),
  );
  expect(headers['x-frame-options']).toBeUndefined();
});

it.each(['/', '/zh/', '/nothing/'])('serves no page on that origin: %s', async (pathname) => {
  expect((await get(pathname, 'sandbox.example')).statusCode).toBe(404);
});

it('serves the site on all other hosts', async () => {
  expect((await get('/', 'docs.example')).statusCode).toBe(200);
  const { headers } = await get('/_editor/frame.html', 'docs.example');
  expect(headers['content-security-policy']).toBe(policy);
});
