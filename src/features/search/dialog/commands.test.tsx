import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CounterpartsProvider, DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import type { ProductFacts } from '@/model';
import { searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { buildShard } from '../engine/testing/buildShard';
import { files } from '../testing/localClient';
import { SearchPanel } from './SearchPanel';

jest.mock('../worker/client', () => jest.requireActual('../testing/localClient'));

const importLine = "import Seat from '@rail/ui/Seat';";
Object.assign(files, {
  [searchIndexUrl]: {
    ...{ version: shardVersion, synonyms: {} },
    shards: [{ name: 'rail', title: 'Rail', productId: 'system', listed: true }],
  },
  [shardUrl('rail')]: buildShard({
    name: 'rail',
    places: [['component', '/rail/seat/', 'Seat', '', 0, 0, 0, '']],
    parts: [[0, 'import', '@rail/ui/Seat', 0, importLine]],
  }),
});

const products = [
  { id: 'system', name: 'Rail UI', prefix: '/rail/', listed: true, install: 'npm i @rail/ui' },
  { id: 'x', name: 'Tram UI', prefix: '/tram/', listed: true },
] as unknown as ProductFacts[];

const onClose = jest.fn();
let user: ReturnType<typeof userEvent.setup>;
const respond = jest.fn();

beforeEach(() => {
  // With a clipboard.
  user = userEvent.setup();
  onClose.mockClear();
  HTMLElement.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, { fetch: respond });
  respond.mockReset();
});

/** Opens the dialog with the commands of a page. */
function show(pathname: string, typed = '>') {
  window.history.replaceState(null, '', pathname);
  render(
    <DocsProvider config={{ products }}>
      <CounterpartsProvider value={{ x: '#tram' }}>
        <ThemeProvider>
          <SearchPanel typed={{ current: typed }} onClose={onClose} />
        </ThemeProvider>
      </CounterpartsProvider>
    </DocsProvider>,
  );
}

const choose = (name: RegExp) => user.click(screen.getByRole('option', { name }));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('copies the import of the page once its shard has arrived, and says so', async () => {
  show('/rail/seat/');
  const option = await screen.findByRole('option', { name: /Copy the import/ });
  expect(option).toHaveTextContent(importLine);
  await user.click(option);
  await waitFor(() => expect(said()).toContain('Copied to the clipboard'));
  expect(await navigator.clipboard.readText()).toBe(importLine);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [
    'missing',
    () => respond.mockResolvedValue({ ok: false, status: 404, text: async () => '<h1>' }),
  ],
  ['out of reach', () => respond.mockRejectedValue(new TypeError('Failed to fetch'))],
])('copies nothing when the Markdown version is %s, and says so', async (_, fail) => {
  fail();
  await navigator.clipboard.writeText('before');
  show('/rail/seat/');
  await choose(/as Markdown/);
  await waitFor(() => expect(said()).toContain('The command failed. Nothing was copied.'));
  expect(respond.mock.calls).toEqual([['/rail/seat.md']]);
  expect(await navigator.clipboard.readText()).toBe('before');
});

it('says only what became of the latest command', async () => {
  show('/rail/seat/');
  await choose(/install command/);
  await waitFor(() => expect(said()).toContain('Copied to the clipboard'));
  expect(await navigator.clipboard.readText()).toBe('npm i @rail/ui');
  await choose(/dark mode/);
  expect(said()).toContain('Done');
  expect(said()).not.toContain('Copied to the clipboard');
});

it('offers the same page of other products as links, which close the dialog', async () => {
  show('/rail/seat/', '  > tram UI');
  const option = screen.getByRole('option', { name: 'Go to this page in Tram UI' });
  expect(option).toHaveAttribute('href', '#tram');
  expect(screen.getAllByRole('option')).toEqual([option]);
  await user.type(screen.getByRole('combobox'), '{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('#tram');
});

it('offers nothing to copy on a page of no product', () => {
  show('/blog/');
  expect(screen.queryByRole('option', { name: /Copy/ })).toBeNull();
  expect(screen.getByRole('option', { name: 'Show code in JavaScript' })).toBeInTheDocument();
});
