import { visitedCacheName, savedCacheName } from '@/base/copies';
import { origin } from '@/testing/fakeCaches';
import { createFakeScope } from '../testing/fakeScope';
import { limits } from './cacheCopy';
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
  it('skips waiting, and fetches the fallback page with its dependencies [spec 4.17]', async () => {
    const { dispatch, fakes, caches } = createWorker();
    await dispatch('install');
    expect(fakes.skipWaiting).toHaveBeenCalled();
    await dispatch('activate');
    expect(caches.pathsIn(visitedCacheName('b2', 'fallback')).sort()).toEqual(
      [...facts.precache].sort(),
    );
  });

  it('repeats `skipWaiting` until it is active', async () => {
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

  it('stops repeating after a while', async () => {
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

  it('removes visited pages of older builds, and nothing else', async () => {
    const { dispatch, caches, fakes } = createWorker();
    const others = [savedCacheName('x', 'b1'), 'of somebody else'];
    for (const name of [visitedCacheName('b1', 'page'), ...others]) await caches.open(name);
    await dispatch('install');
    await dispatch('activate');
    expect(await caches.keys()).toEqual([...others, visitedCacheName('b2', 'fallback')]);
    expect(fakes.clients.claim).toHaveBeenCalled();
  });
});

describe('answers', () => {
  it('with a page from the network, or its copy if that fails', async () => {
    const { serve, visit, cutNetwork } = await createActiveWorker();
    serve('/x/', 'one');
    expect(await visit('/x/')).toBe('one');
    serve('/x/', 'two');
    expect(await visit('/x/?a=1')).toBe('two');
    cutNetwork();
    expect(await visit('/x/?b=2')).toBe('two');
    expect(await visit('/x')).toBe('two');
  });

  it('with the copy of a hashed file', async () => {
    const { serve, ask, fakes } = await createActiveWorker();
    serve('/_next/static/chunks/a.js', 'a');
    expect(await ask('/_next/static/chunks/a.js')).toBe('a');
    fakes.fetch.mockClear();
    expect(await ask('/_next/static/chunks/a.js')).toBe('a');
    expect(fakes.fetch).not.toHaveBeenCalled();
  });

  it('with any file of a saved product, whatever its build', async () => {
    const { ask, visit, caches, cutNetwork } = await createActiveWorker();
    const cache = await caches.open(savedCacheName('x', 'b1'));
    await cache.put('/x/', new Response('saved'));
    await cache.put('/_next/data/b1/x/a.json', new Response('{}'));
    cutNetwork();
    expect(await visit('/x/')).toBe('saved');
    expect(await ask('/_next/data/b1/x/a.json?slug=a')).toBe('{}');
  });

  it('with a redirect to a cached page without the language prefix', async () => {
    const { visit, redirectOf, caches, cutNetwork } = await createActiveWorker();
    const cache = await caches.open(savedCacheName('x', 'b1'));
    await cache.put('/x/a/', new Response('saved'));
    cutNetwork();
    expect(await redirectOf('/zh/x/a/?b=1')).toBe('/x/a/?b=1');
    expect(await redirectOf('/pt-BR/x/a')).toBe('/x/a/');
    expect(await visit('/zh/x/b/')).toBe('You’re offline');
  });

  it('with a redirect to the first page of a saved product', async () => {
    const { redirectOf, caches, cutNetwork } = await createActiveWorker();
    const cache = await caches.open(savedCacheName('x', 'b1'));
    await cache.put('/x/', Response.redirect(`${origin}/x/a/`, 302));
    cutNetwork();
    expect(await redirectOf('/x/')).toBe('/x/a/');
    expect(await redirectOf('/x')).toBe('/x/a/');
    expect(await redirectOf('/zh/x/')).toBe('/x/');
  });

  it('with the fallback page if there is no copy, but not in an iframe', async () => {
    const { ask, visit, cutNetwork } = await createActiveWorker();
    cutNetwork();
    expect(await visit('/joy-ui/')).toBe('You’re offline');
    const inFrame = ask('/demos/x/', { mode: 'navigate', destination: 'iframe' });
    await expect(inFrame).rejects.toThrow('Failed to fetch');
  });

  it('with the network’s response when the disk is full', async () => {
    const { serve, visit, caches } = await createActiveWorker();
    caches.refusal = new DOMException('full', 'QuotaExceededError');
    serve('/x/', 'one');
    expect(await visit('/x/')).toBe('one');
  });

  it('with the error for a file that is gone, without caching it', async () => {
    const { serve, ask, caches } = await createActiveWorker();
    serve('/_next/static/chunks/lost.js', '<p>', { headers: { 'content-type': 'text/html' } });
    expect(await ask('/_next/static/chunks/lost.js')).toBe('<p>');
    expect(caches.pathsIn(visitedCacheName('b2', 'asset'))).toEqual([]);
  });

  it('with the 404 for a missing file, without caching it', async () => {
    const { serve, ask, visit, caches } = await createActiveWorker();
    serve('/_next/static/chunks/nope.js', 'nope', { status: 404 });
    serve('/nope/', 'Not found', { status: 404, headers: { 'content-type': 'text/html' } });
    expect(await ask('/_next/static/chunks/nope.js')).toBe('nope');
    expect(await visit('/nope/')).toBe('Not found');
    expect(caches.pathsIn(visitedCacheName('b2', 'asset'))).toEqual([]);
    expect(caches.pathsIn(visitedCacheName('b2', 'page'))).toEqual([]);
  });

  it('not to requests that it does not handle', async () => {
    const { ask, fakes } = await createActiveWorker();
    fakes.fetch.mockClear();
    expect(await ask('/api/feedback')).toBeUndefined();
    expect(fakes.fetch).not.toHaveBeenCalled();
  });
});

it('keeps the newest copies, up to the limit', async () => {
  const { serve, visit, caches } = await createActiveWorker();
  const paths = Array.from({ length: limits.page + 3 }, (_, index) => `/x/${index}/`);
  for (const path of paths) {
    serve(path, path);
    await visit(path);
  }
  expect(caches.pathsIn(visitedCacheName('b2', 'page'))).toEqual(paths.slice(3));
});
