import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import type { ProductFacts, SearchShard } from '@/model';
import { searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { SearchButton } from '.';
import { recentKey } from './recent/recentSearches';

const shard: SearchShard = {
  version: shardVersion,
  name: 'rail',
  places: [
    ['page', '/rail/react-ticket/', 'Ticket', 'Sells rides.', 0, 0, 0, ''],
    ['page', '/rail/react-seat/', 'Seat', '', 0, 0, 0, ''],
  ],
  ...{ parts: [], rows: [], trails: [['Components']], texts: [] },
  names: { terms: 'seat ticket', postings: 'B; A;' },
  words: { terms: 'rides', postings: 'A' },
};

const mockFiles: Record<string, unknown> = {};

/** Runs the worker's session in the same thread. */
jest.mock('./worker/client', () => {
  const { SearchClient } = jest.requireActual('./worker/SearchClient');
  const { SearchSession } = jest.requireActual('./worker/SearchSession');
  const startWorker = () => {
    let handle = (_: { data: unknown }) => {};
    const session = new SearchSession({
      fetchJson: async (url: string) => mockFiles[url] ?? Promise.reject(new Error('404')),
      wait: async () => undefined,
      post: (data: unknown) => handle({ data }),
    });
    return {
      postMessage: (message: unknown) => session.handleMessage(message),
      addEventListener: (type: string, listener: typeof handle) => {
        if (type === 'message') handle = listener;
      },
      terminate: () => {},
    };
  };
  return { searchClient: new SearchClient(startWorker) };
});

const products = [
  {
    ...{ id: 'system', name: 'Rail', prefix: '/rail/', home: '/rail/', logo: 'rail', versions: [] },
    ...{ category: 'core', description: '', listed: true, install: 'npm install @rail/ui' },
    startingPoints: [{ title: 'Buy a ticket', href: '/rail/buy/' }],
  },
] as unknown as ProductFacts[];

beforeEach(() => {
  Object.assign(mockFiles, {
    [shardUrl('rail')]: shard,
    [searchIndexUrl]: {
      version: shardVersion,
      shards: [{ name: 'rail', productId: 'system', title: 'Rail', listed: true }],
      synonyms: {},
    },
  });
  HTMLElement.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/rail/react-seat/');
  localStorage.clear();
});

function renderButton() {
  render(
    <DocsProvider config={{ products }}>
      <ThemeProvider>
        <SearchButton />
      </ThemeProvider>
    </DocsProvider>,
  );
}

const field = () => screen.findByRole('combobox', { name: 'Search' });

it('starts the query with keys typed on the button', async () => {
  renderButton();
  screen.getByRole('button', { name: 'Search' }).focus();
  await userEvent.keyboard('t');
  expect(await field()).toHaveValue('t');
});

it('opens by its shortcuts, but not while typing, nor over another dialog', async () => {
  renderButton();
  render(<input aria-label="Name" />);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true });
  expect(await field()).toHaveFocus();
});

it('lists results by page, and follows them as links', async () => {
  renderButton();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await field(), 'tick');
  const list = screen.getByRole('listbox', { name: 'Results' });
  const group = await within(list).findByRole('group', { name: 'Ticket Rail › Components' });
  const option = within(group).getByRole('option', { name: /^Tick ?et/ });
  expect(option).toHaveAttribute('href', '/rail/react-ticket/');
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(option.querySelector('mark')).toHaveTextContent('Tick');
  expect(await field()).toHaveAttribute('aria-activedescendant', option.id);
  option.addEventListener('click', (event) => event.preventDefault());
  await userEvent.keyboard('{Enter}');
  expect(localStorage.getItem(recentKey)).toBe('["tick"]');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('lists recent searches and starting points', async () => {
  localStorage.setItem(recentKey, '["seat","ticket"]');
  renderButton();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await field();
  expect(await screen.findByRole('option', { name: 'Buy a ticket' })).toHaveAttribute(
    'href',
    '/rail/buy/',
  );
  await userEvent.keyboard('{Delete}');
  expect(localStorage.getItem(recentKey)).toBe('["ticket"]');
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(localStorage.getItem(recentKey)).toBeNull();
});

it('says that nothing was found', async () => {
  renderButton();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await field(), 'zeppelin');
  expect(await screen.findByText('No results for “zeppelin”')).toBeInTheDocument();
});

it('runs commands', async () => {
  renderButton();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await field(), '>right');
  const command = screen.getByRole('option', { name: 'Lay out right to left' });
  await userEvent.click(command);
  expect(document.documentElement.dir || document.body.dir).toBe('rtl');
  await userEvent.clear(await field());
  await userEvent.type(await field(), '>zeppelin');
  expect(screen.getByText('No command matches “zeppelin”')).toBeInTheDocument();
});
