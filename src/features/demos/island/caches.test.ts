import { cacheOf } from './caches';

let mockIsLost = true;
jest.mock('./createRtlCache', () => {
  if (mockIsLost) throw new Error('ChunkLoadError');
  return { createRtlCache: () => ({ key: 'cssrtl' }) };
});

it('loads the cache for right-to-left again after a failure, and only then', async () => {
  await expect(cacheOf('rtl')).rejects.toThrow('ChunkLoadError');
  mockIsLost = false;
  const cache = await cacheOf('rtl');
  expect(cache).toEqual({ key: 'cssrtl' });
  expect(await cacheOf('rtl')).toBe(cache);
});
