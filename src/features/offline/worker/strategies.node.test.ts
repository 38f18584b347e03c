import { answerOf } from '@/testing/fakeCaches';
import { cacheFirst, networkFirst } from './strategies';

const fresh = answerOf('fresh');
const copy = answerOf('copy');
const none = async () => undefined;
const find = async () => copy;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('cacheFirst', () => {
  it('requests from the network only without a copy', async () => {
    const request = jest.fn(async () => fresh);
    expect(await cacheFirst({ request, find })).toBe(copy);
    expect(request).not.toHaveBeenCalled();
    expect(await cacheFirst({ request, find: none })).toBe(fresh);
  });
});

describe('networkFirst', () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(fresh), 5000));
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));

  it('returns the network’s response if it is fast, even when there is a copy', async () => {
    expect(await networkFirst({ request: async () => fresh, find }, 2000)).toBe(fresh);
  });

  it('returns the copy after two seconds, not before', async () => {
    const given = jest.fn();
    const done = networkFirst({ request: slow, find }, 2000).then(given);
    await jest.advanceTimersByTimeAsync(1999);
    expect(given).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(given).toHaveBeenCalledWith(copy);
    await done;
  });

  it('goes on waiting if there is no copy', async () => {
    const done = networkFirst({ request: slow, find: none }, 2000);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await done).toBe(fresh);
  });

  it('returns the copy at once when the network fails', async () => {
    expect(await networkFirst({ request: fail, find }, 2000)).toBe(copy);
    await expect(networkFirst({ request: fail, find: none }, 2000)).rejects.toThrow(
      'Failed to fetch',
    );
  });

  it('prefers a copy to a server error, but not to a 404', async () => {
    const broken = answerOf('', { status: 503 });
    const gone = answerOf('', { status: 404 });
    expect(await networkFirst({ request: async () => broken, find }, 2000)).toBe(copy);
    expect(await networkFirst({ request: async () => broken, find: none }, 2000)).toBe(broken);
    expect(await networkFirst({ request: async () => gone, find }, 2000)).toBe(gone);
  });
});
