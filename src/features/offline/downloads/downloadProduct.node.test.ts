import {
  downloadHeader,
  listSaved,
  listUrl,
  type OfflineList,
  removeSaved,
  savedCacheName,
  sharedCacheName,
} from '@/base/copies';
import { answerOf, FakeCaches, html, origin } from '@/testing/fakeCaches';
import { downloadProduct } from './downloadProduct';
import { NoSpaceError, RemovedError } from './errors';

const list: OfflineList = {
  build: 'b2',
  home: '/x/a/',
  files: [
    ['/_next/static/chunks/a.js', 10],
    ['/_next/data/b2/x/a.json', 20],
    ['/x/a/', 30],
    ['/x/b/', 40],
  ],
  shared: [],
};

function setUp({ quota = 1000, ...patch }: Partial<OfflineList> & { quota?: number } = {}) {
  const caches = new FakeCaches();
  const asked: string[] = [];
  const lost = new Set<string>();
  const host = { ...list, ...patch };
  const fetch = jest.fn(async (url: string, init: RequestInit = {}) => {
    if (url === listUrl('x')) return answerOf(JSON.stringify(host));
    if (url === listUrl('y')) return answerOf(JSON.stringify({ ...host, files: [] }));
    expect(init.headers).toHaveProperty(downloadHeader);
    asked.push(url);
    if (lost.has(url)) return answerOf('', { status: 404 });
    return answerOf(url, url.endsWith('/') ? html : {});
  });
  const ports = {
    ...{ caches: caches.asCaches(), origin, fetch: fetch as unknown as typeof globalThis.fetch },
    estimate: async () => ({ quota, usage: 0 }),
  };
  const abort = new AbortController();
  const onProgress = jest.fn<void, [done: number, total: number]>();
  const download = (folder = 'x') =>
    downloadProduct(folder, ports, { signal: abort.signal, onProgress });
  return { caches, asked, lost, host, abort, onProgress, download };
}

const name = savedCacheName('x', 'b2');

it('fetches everything once, reports progress, and stores the list last', async () => {
  const { caches, download, onProgress, asked } = setUp();
  await download();
  const paths = caches.pathsIn(name);
  expect(paths.slice(0, -2).sort()).toEqual(list.files.map(([url]) => url).sort());
  expect(paths.at(-1)).toBe(listUrl('x'));
  expect(asked).toHaveLength(4);
  const steps = onProgress.mock.calls.map(([done]) => done);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(onProgress.mock.calls[0]).toEqual([0, 100]);
  expect(onProgress.mock.lastCall).toEqual([100, 100]);
  expect(await listSaved(caches.asCaches())).toEqual([{ folder: 'x', build: 'b2', isWhole: true }]);
});

it('stores the first page at the address of a product that redirects there', async () => {
  const { caches, download } = setUp();
  await download();
  const root = await caches.match('/x/');
  expect(root?.status).toBe(302);
  expect(root?.headers.get('location')).toBe(`${origin}/x/a/`);
});

it('does not change the address of a product that is its first page, or starts elsewhere', async () => {
  const page = setUp({ home: '/x/', files: [['/x/', 1]] });
  await page.download();
  expect((await page.caches.match('/x/'))?.status).toBe(200);
  const elsewhere = setUp({ home: 'https://other.example/' });
  await elsewhere.download();
  expect(await elsewhere.caches.match('/x/')).toBeUndefined();
});

it('stops with an error when another tab removes the product', async () => {
  const { caches, download, onProgress, asked } = setUp();
  onProgress.mockImplementation(() => void caches.delete(name));
  await expect(download()).rejects.toEqual(new RemovedError('x'));
  expect(asked).toEqual([]);
  expect(await listSaved(caches.asCaches())).toEqual([]);
});

it('is not complete when another tab removes the product at the end', async () => {
  const { caches, download, onProgress } = setUp();
  onProgress.mockImplementation((done, total) => {
    if (done === total) void caches.delete(name);
  });
  await expect(download()).rejects.toEqual(new RemovedError('x'));
});

it('resumes after a failure', async () => {
  const { caches, download, onProgress, asked, lost } = setUp();
  lost.add('/x/b/');
  await expect(download()).rejects.toThrow('/x/b/: 404');
  expect(await listSaved(caches.asCaches())).toMatchObject([{ isWhole: false }]);
  lost.clear();
  asked.length = 0;
  onProgress.mockClear();
  await download();
  expect(asked).toEqual(['/x/b/']);
  expect(onProgress.mock.calls).toEqual([
    [60, 100],
    [100, 100],
  ]);
});

it('keeps nothing of two builds when the host is deployed during the download', async () => {
  const { caches, host, download, onProgress } = setUp();
  onProgress.mockImplementation((done) => {
    if (done > 0) host.build = 'b3';
  });
  await expect(download()).rejects.toThrow('deployed again');
  expect(await listSaved(caches.asCaches())).toEqual([]);
});

it('stops when it is aborted', async () => {
  const { caches, download, abort, onProgress } = setUp();
  onProgress.mockImplementation((done) => done > 0 && abort.abort());
  await expect(download()).rejects.toThrow('aborted');
  expect(await listSaved(caches.asCaches())).toMatchObject([{ isWhole: false }]);
});

it('does not start without enough space, and says how much is missing', async () => {
  const { download, asked } = setUp({ quota: 60 });
  await expect(download()).rejects.toEqual(new NoSpaceError(100, 60));
  expect(asked).toEqual([]);
});

it('reports that the space ran out during the download', async () => {
  const { caches, download } = setUp();
  caches.refusal = new DOMException('full', 'QuotaExceededError');
  await expect(download()).rejects.toBeInstanceOf(NoSpaceError);
});

it('copies hashed files from an older build, and removes that build when all is complete', async () => {
  const { caches, download, asked } = setUp();
  const older = await caches.open(savedCacheName('x', 'b1'));
  await older.put('/_next/static/chunks/a.js', new Response('a'));
  await older.put('/x/a/', new Response('old'));
  await older.put(listUrl('x'), new Response('{}'));
  await caches.open(savedCacheName('y', 'b1'));
  await download();
  expect(asked).toEqual(['/_next/data/b2/x/a.json', '/x/a/', '/x/b/']);
  expect(await caches.keys()).toEqual([savedCacheName('y', 'b1'), name]);
});

describe('what products share', () => {
  const shared = [
    ['/_editor/packs/a.js', 500],
    ['/_editor/frame.html', 5],
  ] as const;

  it('is fetched once, into a cache of its own', async () => {
    const { caches, download, asked, onProgress } = setUp({ shared });
    await download('x');
    expect(onProgress.mock.lastCall).toEqual([605, 605]);
    expect(caches.pathsIn(sharedCacheName('b2')).sort()).toEqual(shared.map(([url]) => url).sort());
    expect(caches.pathsIn(name)).not.toContain('/_editor/frame.html');
    asked.length = 0;
    await download('y');
    expect(asked).toEqual([]);
  });

  it('is removed with the last product that needs it', async () => {
    const { caches, download } = setUp({ shared });
    await download('x');
    await download('y');
    await removeSaved(caches.asCaches(), 'x');
    expect(await caches.keys()).toContain(sharedCacheName('b2'));
    await removeSaved(caches.asCaches(), 'y');
    expect(await caches.keys()).toEqual([]);
  });

  it('is not kept for products without it', async () => {
    const { caches, download } = setUp({ shared });
    await download('x');
    const plain = await caches.open(savedCacheName('z', 'b2'));
    await plain.put(listUrl('z'), new Response(JSON.stringify({ build: 'b2', files: [] })));
    await removeSaved(caches.asCaches(), 'x');
    expect(await caches.keys()).toEqual([savedCacheName('z', 'b2')]);
  });

  it('is kept for a running download, and counts as required space', async () => {
    const { caches, download } = setUp({ shared });
    await caches.open(sharedCacheName('b2'));
    await caches.open(savedCacheName('y', 'b2'));
    await removeSaved(caches.asCaches(), 'x');
    expect(await caches.keys()).toContain(sharedCacheName('b2'));
    const small = setUp({ shared, quota: 600 });
    await expect(small.download()).rejects.toEqual(new NoSpaceError(605, 600));
    await download('y');
  });

  it('belongs to the build of a product, and copies hashed files of another', async () => {
    const { caches, download, asked } = setUp({ shared });
    const older = await caches.open(sharedCacheName('b1'));
    await older.put('/_editor/packs/a.js', new Response('a'));
    await older.put('/_editor/frame.html', new Response('old'));
    await caches.open(savedCacheName('x', 'b1'));
    await download('x');
    expect(asked).toContain('/_editor/frame.html');
    expect(asked).not.toContain('/_editor/packs/a.js');
    expect(await caches.keys()).toEqual([name, sharedCacheName('b2')]);
  });
});
