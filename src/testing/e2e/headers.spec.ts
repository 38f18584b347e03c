import { pageKinds, readFile } from './exportedSite';
import { expect, test } from './reader';

test('every response has the security headers', async ({ page }) => {
  for (const pathname of ['/', pageKinds.component, '/nothing/', '/_pages.json']) {
    const response = await page.request.get(pathname, { failOnStatusCode: false });
    expect(response.headers(), pathname).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), ') as unknown,
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as unknown,
    });
  }
});

test('files that a deploy may change are revalidated, and hashed files are cached', async ({
  page,
}) => {
  const cacheOf = async (pathname: string) =>
    (await page.request.get(pathname)).headers()['cache-control'];
  const html = readFile('index.html');
  const [hashed = ''] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? [];
  const [, build = ''] = /_next\/static\/([\w-]+)\/_buildManifest/.exec(html) ?? [];
  const data = `/_next/data/${build}${pageKinds.component.slice(0, -1)}.json`;
  for (const pathname of [
    '/',
    pageKinds.component,
    '/_pages.json',
    '/material-ui/llms.txt',
    data,
  ]) {
    expect(await cacheOf(pathname), pathname).toBe('public, max-age=0, must-revalidate');
  }
  expect(await cacheOf(hashed), hashed).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/sw.js')).toBe('no-cache');
});
