import { passingName, savedName } from '@/base/copies';
import { origin } from '@/testing/fakeCaches';
import { createFakeScope } from '../testing/fakeScope';
import { limits } from './cachedFiles';
import { startWorker } from './startWorker';

const facts = { build: 'b2', precache: ['/offline/', '/_next/static/chunks/offline.js'] };

function createWorker() {
  const fake = createFakeScope();
  fake.serve('/offline/', 'You’re offline');
  fake.serve('/_next/static/chunks/offline.js', '0');
  startWorker(fake.scope, facts);
  return fake;
}

async function createActiveWorker() {
  const fake = createWorker();
  await fake.dispatch('install');
  await fake.dispatch('activate');
  return fake;
}

describe('installation', () => {
  it('skips waiting, and fetches the fallback page with all it needs [spec 4.17]', async () => {
    const { dispatch, fakes, caches } = createWorker();
    await dispatch('install');
    expect(fakes.skipWaiting).toHaveBeenCalled();
    await dispatch('activate');
    expect(caches.pathsIn(passingName('b2', 'fallback')).sort()).toEqual(
      [...facts.precache].sort(),
    );
  });

  it('goes on asking for its place until it is active', async () => {
    jest.useFakeTimers();
    const { dispatch, fakes } = createWorker();
    await dispatch('install');
    expect(fakes.skipWaiting).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(3000);
    expect(fakes.skipWaiting).toHaveBeenCalledTimes(4);
    await dispatch('activate');
    jest.advanceTimersByTime(60_000);
    expect(fakes.skipWaiting).toHaveBeenCalledTimes(4);
    jest.useRealTimers();
  });

  it('does not ask for ever', async () => {
    jest.useFakeTimers();
    const { dispatch, fakes } = createWorker();
    await dispatch('install');
    jest.advanceTimersByTime(600_000);
    expect(fakes.skipWaiting).toHaveBeenCalledTimes(31);
    jest.useRealTimers();
  });

  it('fails when a file of the fallback page is missing', async () => {
    const { dispatch, serve } = createWorker();
    serve('/offline/', 'Not found', { status: 404 });
    await expect(dispatch('install')).rejects.toThrow('/offline/');
  });

  it('succeeds on a full disk', async () => {
    const { dispatch, caches } = createWorker();
    caches.refusal = new DOMException('full', 'QuotaExceededError');
    await expect(dispatch('install')).resolves.toBeUndefined();
    await dispatch('activate');
  });

  it('removes what older builds kept in passing, and nothing else', async () => {
    const { dispatch, caches, fakes } = createWorker();
    const others = [savedName('x', 'b1'), 'of somebody else'];
    for (const name of [passingName('b1', 'page'), ...others]) await caches.open(name);
    await dispatch('install');
    await dispatch('activate');
    expect(await caches.keys()).toEqual([...others, passingName('b2', 'fallback')]);
    expect(fakes.clients.claim).toHaveBeenCalled();
  });
});

describe('answers', () => {
  it('a page from the network, and from its copy when there is none', async () => {
    const { serve, visit, cutNetwork } = await createActiveWorker();
    serve('/x/', 'one');
    expect(await visit('/x/')).toBe('one');
    serve('/x/', 'two');
    expect(await visit('/x/?a=1')).toBe('two');
    cutNetwork();
    expect(await visit('/x/?b=2')).toBe('two');
    expect(await visit('/x')).toBe('two');
  });

  it('a hashed file from its copy', async () => {
    const { serve, ask, fakes } = await createActiveWorker();
    serve('/_next/static/chunks/a.js', 'a');
    expect(await ask('/_next/static/chunks/a.js')).toBe('a');
    fakes.fetch.mockClear();
    expect(await ask('/_next/static/chunks/a.js')).toBe('a');
    expect(fakes.fetch).not.toHaveBeenCalled();
  });

  it('anything of a saved product, whatever its build', async () => {
    const { ask, visit, caches, cutNetwork } = await createActiveWorker();
    const cache = await caches.open(savedName('x', 'b1'));
    await cache.put('/x/', new Response('saved'));
    await cache.put('/_next/data/b1/x/a.json', new Response('{}'));
    cutNetwork();
    expect(await visit('/x/')).toBe('saved');
    expect(await ask('/_next/data/b1/x/a.json?slug=a')).toBe('{}');
  });

  it('the way to a page it has, with a language before its address', async () => {
    const { visit, redirectOf, caches, cutNetwork } = await createActiveWorker();
    const cache = await caches.open(savedName('x', 'b1'));
    await cache.put('/x/a/', new Response('saved'));
    cutNetwork();
    expect(await redirectOf('/zh/x/a/?b=1')).toBe('/x/a/?b=1');
    expect(await redirectOf('/pt-BR/x/a')).toBe('/x/a/');
    expect(await visit('/zh/x/b/')).toBe('You’re offline');
  });

  it('the way to the first page of a saved product', async () => {
    const { redirectOf, caches, cutNetwork } = await createActiveWorker();
    const cache = await caches.open(savedName('x', 'b1'));
    await cache.put('/x/', Response.redirect(`${origin}/x/a/`, 302));
    cutNetwork();
    expect(await redirectOf('/x/')).toBe('/x/a/');
    expect(await redirectOf('/x')).toBe('/x/a/');
    expect(await redirectOf('/zh/x/')).toBe('/x/');
  });

  it('the fallback page where there is nothing, but not in a frame', async () => {
    const { ask, visit, cutNetwork } = await createActiveWorker();
    cutNetwork();
    expect(await visit('/joy-ui/')).toBe('You’re offline');
    const inFrame = ask('/demos/x/', { mode: 'navigate', destination: 'iframe' });
    await expect(inFrame).rejects.toThrow('Failed to fetch');
  });

  it('what the network says, with a full disk', async () => {
    const { serve, visit, caches } = await createActiveWorker();
    caches.refusal = new DOMException('full', 'QuotaExceededError');
    serve('/x/', 'one');
    expect(await visit('/x/')).toBe('one');
  });

  it('a lost file as lost, and keeps nothing of it', async () => {
    const { serve, ask, caches } = await createActiveWorker();
    serve('/_next/static/chunks/lost.js', '<p>', { headers: { 'content-type': 'text/html' } });
    expect(await ask('/_next/static/chunks/lost.js')).toBe('<p>');
    expect(caches.pathsIn(passingName('b2', 'asset'))).toEqual([]);
  });

  it('that a file is missing, and keeps nothing of it', async () => {
    const { serve, ask, visit, caches } = await createActiveWorker();
    serve('/_next/static/chunks/nope.js', 'nope', { status: 404 });
    serve('/nope/', 'Not found', { status: 404, headers: { 'content-type': 'text/html' } });
    expect(await ask('/_next/static/chunks/nope.js')).toBe('nope');
    expect(await visit('/nope/')).toBe('Not found');
    expect(caches.pathsIn(passingName('b2', 'asset'))).toEqual([]);
    expect(caches.pathsIn(passingName('b2', 'page'))).toEqual([]);
  });

  it('nothing of what it stays out of', async () => {
    const { ask, fakes } = await createActiveWorker();
    fakes.fetch.mockClear();
    expect(await ask('/api/feedback')).toBeUndefined();
    expect(fakes.fetch).not.toHaveBeenCalled();
  });
});

it('keeps as many copies as it may, the newest', async () => {
  const { serve, visit, caches } = await createActiveWorker();
  const paths = Array.from({ length: limits.page + 3 }, (_, index) => `/x/${index}/`);
  for (const path of paths) {
    serve(path, path);
    await visit(path);
  }
  expect(caches.pathsIn(passingName('b2', 'page'))).toEqual(paths.slice(3));
});
