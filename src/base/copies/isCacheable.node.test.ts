import { isCacheable } from './isCacheable';
import { answerOf, html, origin } from '@/testing/fakeCaches';

const script = `${origin}/_next/static/chunks/a.js`;

it('allows complete responses of the site', () => {
  expect(isCacheable(script, answerOf('1'))).toBe(true);
  expect(isCacheable(`${origin}/a/b/`, answerOf('<p>', html))).toBe(true);
  expect(isCacheable(`${origin}/a/b`, answerOf('<p>', html))).toBe(true);
  expect(isCacheable(`${origin}/_api/elements/a.html`, answerOf('<p>', html))).toBe(true);
});

it.each([
  ['an error', answerOf('', { status: 404 })],
  ['a part', answerOf('1', { status: 206 })],
  ['an answer that cannot be looked into', answerOf('1', { type: 'opaque' })],
  ['a redirect', answerOf('1', { type: 'opaqueredirect' })],
  ['what was redirected', answerOf('1', { redirected: true })],
  [
    'what the host wants nobody to keep',
    answerOf('1', { headers: { 'cache-control': 'no-store' } }),
  ],
  ['a page in the place of a script', answerOf('<p>', html)],
])('does not keep %s', (_what, response) => {
  expect(isCacheable(script, response)).toBe(false);
});

it('refuses a page in place of data', () => {
  expect(isCacheable(`${origin}/_next/data/1/a/b.json`, answerOf('<p>', html))).toBe(false);
});
