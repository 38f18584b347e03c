import { indexUrl, listUrl, savedCacheName } from '@/base/copies';
import { FakeCaches } from '@/testing/fakeCaches';
import { downloadProduct } from './downloadProduct';
import { downloads, startDownload } from './downloadStore';
import { loadDownloads } from './loadDownloads';
import { NoSpaceError, RemovedError } from './errors';

jest.mock('./downloadProduct', () => ({ downloadProduct: jest.fn() }));
const download = jest.mocked(downloadProduct);

const stateOf = (folder: string) => downloads.get().states[folder];

let caches: FakeCaches;

beforeEach(() => {
  caches = new FakeCaches();
  const index = { build: 'b2', products: [{ folder: 'rail', size: 1 }], sharedSize: 0 };
  const fetch = async (url: string) => ({ ok: url === indexUrl, json: async () => index });
  Object.assign(window, { caches: caches.asCaches(), fetch });
});

/** Stores a product in the caches, as another tab could. */
async function save(folder: string, isWhole: boolean): Promise<void> {
  const cache = await caches.open(savedCacheName(folder, 'b2'));
  if (isWhole) await cache.put(listUrl(folder), { clone: () => ({}) } as Response);
}

it('is complete when every file has arrived', async () => {
  download.mockImplementation(async (_folder, _ports, { onProgress }) => {
    onProgress(1, 2);
    expect(stateOf('rail')).toEqual({ is: 'running', done: 1, total: 2 });
  });
  await startDownload('rail');
  expect(stateOf('rail')).toEqual({ is: 'whole' });
});

it('stays failed when pending files arrive later', async () => {
  let tell = () => {};
  download.mockImplementation(async (_folder, _ports, { onProgress }) => {
    tell = () => onProgress(1, 2);
    throw new Error('404');
  });
  await startDownload('rail');
  tell();
  expect(stateOf('rail')).toEqual({ is: 'failed' });
});

it('says how much space is missing', async () => {
  download.mockRejectedValue(new NoSpaceError(20, 10));
  await startDownload('rail');
  expect(stateOf('rail')).toEqual({ is: 'full', needed: 20, free: 10 });
});

it.each([
  ['not there', false, 'absent'],
  ['being fetched again', true, 'partial'],
])('updates a product that another tab removed, %s', async (_how, isBegun, is) => {
  if (isBegun) await save('rail', false);
  download.mockRejectedValue(new RemovedError('rail'));
  await startDownload('rail');
  expect(stateOf('rail')).toEqual({ is });
});

it('learns what other tabs did', async () => {
  await save('rail', true);
  await loadDownloads();
  expect(stateOf('rail')).toEqual({ is: 'whole' });
  await caches.delete(savedCacheName('rail', 'b2'));
  await loadDownloads();
  expect(stateOf('rail')).toEqual({ is: 'absent' });
});

it('still reports that a download stopped, as long as its part is cached', async () => {
  download.mockRejectedValue(new Error('404'));
  await save('rail', false);
  await startDownload('rail');
  await loadDownloads();
  expect(stateOf('rail')).toEqual({ is: 'failed' });
  await caches.delete(savedCacheName('rail', 'b2'));
  await loadDownloads();
  expect(stateOf('rail')).toEqual({ is: 'absent' });
});

it('does not lose a result that arrives while it reads the caches', async () => {
  await save('rail', false);
  let end = () => {};
  download.mockImplementation(() => new Promise((resolve) => (end = resolve)));
  const started = startDownload('rail');
  const keys = caches.keys.bind(caches);
  caches.keys = async () => {
    const found = await keys();
    end();
    await started;
    return found;
  };
  await loadDownloads();
  expect(stateOf('rail')).toEqual({ is: 'whole' });
});
