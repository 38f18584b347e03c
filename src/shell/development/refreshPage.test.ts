import Router from 'next/router';
import { refreshPage } from './refreshPage';

jest.mock('next/router', () => ({ __esModule: true, default: {} }));

const router = Router as unknown as Record<string, unknown>;

function openPage(asPath: string, replace: jest.Mock): void {
  Object.assign(router, {
    asPath,
    pathname: '/rail/[[...slug]]',
    query: { slug: ['single'] },
    replace,
  });
}

describe('refreshPage', () => {
  it('asks for data of its own and leaves the reader where they are', async () => {
    const replace = jest.fn(async () => true);
    openPage('/rail/single/', replace);
    refreshPage('second');
    expect(replace).toHaveBeenCalledWith(
      { pathname: '/rail/[[...slug]]', query: { slug: ['single'], revision: 'second' } },
      '/rail/single/',
      { scroll: false },
    );
  });

  it('keeps the hash, which would stop the router from fetching', async () => {
    const replace = jest.fn(async () => true);
    openPage('/rail/single/#fares', replace);
    refreshPage('second');
    await Promise.resolve();
    expect(replace.mock.calls[0]).toContain('/rail/single/');
    expect(location.hash).toBe('#fares');
  });
});
