import { act, render, screen, waitFor } from '@testing-library/react';
import { NotFound } from '.';

const pages = [
  { pathname: '/x/', title: 'Advanced components' },
  { pathname: '/x/data-grid/', title: 'Data grid' },
];

type Asking = (path: string, init?: { method: string }) => Promise<unknown>;

function visit(address: string, answer: Asking) {
  window.history.replaceState(null, '', address);
  window.fetch = jest.fn(answer) as never;
  const replace = jest.fn();
  render(<NotFound replace={replace} />);
  return replace;
}

/** Paths that the host serves, but the list of pages may not contain. */
const paths = ['/', '/x/', '/store/'];
const known: Asking = async (path, init) => ({
  ok: init?.method !== 'HEAD' || paths.includes(path),
  json: async () => pages,
});

it('redirects to the page without a language prefix [spec 2.1]', async () => {
  const replace = visit('/zh/x/?a=1#b', known);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/x/?a=1#b'));
});

it.each([
  ['/uk/store/', '/store/'],
  ['/pt-BR/store?a=1', '/store/?a=1'],
  ['/uk/', '/'],
  ['/zh', '/'],
])('redirects from %s to %s, which is not in the list of pages', async (from, to) => {
  const replace = visit(from, known);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(to));
});

it('offers the nearest pages if the page without the prefix does not exist either', async () => {
  const replace = visit('/zh/x/datagrid/', known);
  expect(await screen.findByRole('link', { name: 'Data grid' })).toBeInTheDocument();
  expect(replace).not.toHaveBeenCalled();
});

it('never redirects to another host', async () => {
  const replace = visit('/zh//evil.example/', async () => ({ ok: true, json: async () => pages }));
  await act(async () => undefined);
  expect(replace).not.toHaveBeenCalled();
});

it('offers the nearest pages', async () => {
  const replace = visit('/x/datagrid/', known);
  expect(await screen.findByRole('link', { name: 'Data grid' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/x\/data-grid\/?$/),
  );
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  ['refuses', () => Promise.reject(new Error('offline'))],
  ['fails', async () => ({ ok: false })],
])('still says that the page is missing when the server %s', async (_how, answer) => {
  const replace = visit('/zh/x/', answer);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  await act(async () => undefined);
  expect(replace).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
