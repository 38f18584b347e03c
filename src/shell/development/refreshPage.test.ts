import Router from 'next/router';
import { followNavigation, refreshPage } from './refreshPage';

jest.mock('next/router', () => {
  const listeners = new Map<string, Set<(address: string) => void>>();
  const of = (event: string) => listeners.get(event) ?? new Set();
  const on = (event: string, listener: () => void) => listeners.set(event, of(event).add(listener));
  const off = (event: string, listener: () => void) => of(event).delete(listener);
  const emit = (event: string, address: string) => [...of(event)].forEach((one) => one(address));
  return { __esModule: true, default: { events: { on, off, emit } } };
});

const router = Router as unknown as Record<string, unknown>;
const replace = jest.fn(async () => true);

function openPage(asPath: string): void {
  Object.assign(router, {
    asPath,
    pathname: '/rail/[[...slug]]',
    query: { slug: ['single'] },
    replace,
  });
}

const refreshed = (address: string, revision: string) => [
  { pathname: '/rail/[[...slug]]', query: { slug: ['single'], revision } },
  address,
  { scroll: false },
];

beforeEach(() => replace.mockClear());

describe('refreshPage', () => {
  it('asks for data of its own and leaves the reader where they are', () => {
    openPage('/rail/single/');
    refreshPage('second');
    expect(replace.mock.calls).toEqual([refreshed('/rail/single/', 'second')]);
  });

  it('keeps the hash, which would stop the router from fetching', async () => {
    openPage('/rail/single/#fares');
    refreshPage('second');
    await Promise.resolve();
    expect(replace.mock.calls[0]).toContain('/rail/single/');
    expect(location.hash).toBe('#fares');
  });
});

it('finds a page that was gone by its address', () => {
  openPage('/rail/single/');
  Object.assign(router, { pathname: '/404', query: {} });
  refreshPage('second');
  const found = ['/rail/single/?revision=second', '/rail/single/', { scroll: false }];
  expect(replace.mock.calls).toEqual([found]);
});

describe('while a reader leaves the page', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = followNavigation();
    openPage('/rail/single/');
  });
  afterEach(() => stop());

  it.each(['routeChangeComplete', 'routeChangeError'] as const)(
    'waits for %s, and brings the newest content then',
    (end) => {
      Router.events.emit('routeChangeStart', '/rail/return/');
      refreshPage('second');
      refreshPage('third');
      expect(replace).not.toHaveBeenCalled();
      openPage('/rail/return/');
      Router.events.emit(end, '/rail/return/');
      expect(replace.mock.calls).toEqual([refreshed('/rail/return/', 'third')]);
      Router.events.emit('routeChangeComplete', '/rail/return/');
      expect(replace).toHaveBeenCalledTimes(1);
    },
  );

  it('does not wait for its own request, or a jump inside the page', () => {
    Router.events.emit('routeChangeStart', '/rail/single/');
    refreshPage('second');
    Router.events.emit('routeChangeStart', '/rail/single/#fares');
    refreshPage('third');
    expect(replace).toHaveBeenCalledTimes(2);
  });
});
