import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductFacts } from '@/model';
import { OfflineNotice } from './OfflineNotice';

const rail = { prefix: '/rail/', home: '/rail/overview/', name: 'Rail' } as ProductFacts;
const titles = [
  { pathname: '/rail/single/', title: 'Single' },
  { pathname: '/bus/stops/', title: 'Stops' },
  { pathname: '/bus/lines/', title: 'Lines' },
];

/** Fills fake caches with pages and lists. */
function fill(contents: Record<string, string[]>) {
  const has = (url: string, name?: string) =>
    Object.entries(contents).some(([one, urls]) => (!name || one === name) && urls.includes(url));
  Object.assign(window, {
    caches: {
      keys: async () => Object.keys(contents),
      open: async (name: string) => ({
        keys: async () => contents[name]?.map((path) => ({ url: `https://docs.example${path}` })),
      }),
      match: async (url: string, options?: { cacheName: string }) =>
        has(url, options?.cacheName) ? { json: async () => titles } : undefined,
    },
  });
}

afterEach(() => Reflect.deleteProperty(window, 'caches'));

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('lists whole products, then pages of others, the last visited first', async () => {
  fill({
    'docs-passing:b1:fallback': ['/_pages.json'],
    'docs-passing:b1:page': ['/bus/stops/', '/rail/single/', '/unknown/', '/bus/lines/'],
    'docs-saved:rail:b1': ['/offline/rail.json'],
    'docs-saved:bus:b1': ['/bus/stops/'],
  });
  render(<OfflineNotice products={[rail]} retry={jest.fn()} />);
  await waitFor(() => expect(links()).toEqual(['/rail/overview/', '/bus/lines/', '/bus/stops/']));
  expect(screen.getByRole('link', { name: 'Lines' })).toBeInTheDocument();
});

it.each([
  ['nothing is kept', () => fill({})],
  ['the browser keeps nothing', () => undefined],
])('says how to make pages available when %s', async (_when, prepare) => {
  prepare();
  render(<OfflineNotice products={[rail]} retry={jest.fn()} />);
  expect(await screen.findByText(/^Pages you visit are stored here/)).toBeInTheDocument();
  expect(links()).toEqual([]);
});

it('reloads when the reader clicks, and when the connection is back', async () => {
  fill({});
  const retry = jest.fn();
  render(<OfflineNotice products={[rail]} retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  await screen.findByText(/^Pages you visit/);
});
