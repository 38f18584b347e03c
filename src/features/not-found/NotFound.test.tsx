import { act, render, screen, waitFor } from '@testing-library/react';
import { NotFound } from '.';

const pages = [
  { pathname: '/x/', title: 'Advanced components' },
  { pathname: '/x/data-grid/', title: 'Data grid' },
];

function visit(address: string, answer: () => Promise<unknown>) {
  window.history.replaceState(null, '', address);
  window.fetch = jest.fn(answer) as never;
  const replace = jest.fn();
  render(<NotFound replace={replace} />);
  return replace;
}

const known = async () => ({ ok: true, json: async () => pages });

it('leads to the page meant when only a language stands before it', async () => {
  const replace = visit('/zh/x/?a=1#b', known);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/x/?a=1#b'));
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
])('still says what is wrong when the server %s', async (_how, answer) => {
  const replace = visit('/zh/x/', answer);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  await act(async () => undefined);
  expect(replace).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
