import { downloadHeader } from '@/base/copies';
import { origin } from '@/testing/fakeCaches';
import { classify } from './classify';

function kindOf(
  path: string,
  init: { mode?: string; method?: string; headers?: HeadersInit } = {},
) {
  const { mode = 'cors', method = 'GET', headers } = init;
  const request = { url: new URL(path, origin).href, mode, method, headers: new Headers(headers) };
  return classify(request as Request, origin);
}

it.each([
  ['/material-ui/react-button/', { mode: 'navigate' }, 'page'],
  ['/_next/static/chunks/a.js', {}, 'asset'],
  ['/static/fonts/a.woff2', {}, 'asset'],
  ['/_editor/packs/a.js', {}, 'asset'],
  ['/_next/data/1/x/a.json?slug=a', {}, 'data'],
  ['/_demos/x/a/B.json', {}, 'file'],
  ['/static/logos/x.svg', {}, 'file'],
])('%s', (path, init, kind) => {
  expect(kindOf(path, init)).toBe(kind);
});

it.each([
  ['third parties', 'https://ads.example/a.js', {}],
  ['what is sent', '/x/', { method: 'POST' }],
  ['questions without a body', '/_next/static/chunks/a.js', { method: 'HEAD' }],
  ['parts of files', '/static/video.mp4', { headers: { range: 'bytes=0-1' } }],
  ['downloads', '/x/', { headers: { [downloadHeader]: '1' } }],
  ['feedback', '/api/feedback', {}],
  ['the worker itself', '/sw.js', {}],
  ['lists of what can be downloaded', '/offline/x.json', {}],
])('leaves %s to the browser', (_what, path, init) => {
  expect(kindOf(path, init)).toBeNull();
});

it('answers the fallback page at its own address as any page', () => {
  expect(kindOf('/offline/', { mode: 'navigate' })).toBe('page');
});
