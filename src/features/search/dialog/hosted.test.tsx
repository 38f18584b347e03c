import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductFacts } from '@/model';
import { searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { buildShard } from '../engine/testing/buildShard';
import { files } from '../testing/localClient';
import { renderSearch } from './testing/renderSearch';

jest.mock('../worker/client', () => jest.requireActual('../testing/localClient'));

/** A deployment with a hosted search. */
jest.mock('@/site', () => {
  const site = jest.requireActual('@/site');
  return {
    ...site,
    environment: {
      ...site.environment,
      ...{ searchAppId: 'APP1', searchKey: 'k', searchIndexName: 'docs' },
    },
  };
});

Object.assign(files, {
  [searchIndexUrl]: {
    ...{ version: shardVersion, synonyms: {} },
    shards: [{ name: 'rail', title: 'Rail', productId: 'system', listed: true }],
  },
  [shardUrl('rail')]: buildShard({
    name: 'rail',
    places: [
      ['page', '/rail/seat/', 'Seat', '', 0, 0, 0, ''],
      ['component', '/rail/api/seat/', 'Seat', '', 0, 1, 0, 'RailSeat'],
    ],
  }),
});

const products = [
  { id: 'system', name: 'Rail UI', prefix: '/rail/', listed: true },
] as unknown as ProductFacts[];

/** Requests by their query, each to be answered by the test. */
let asked: { query: string; answer: (...titles: string[]) => Promise<void>; fail: () => void }[];

beforeEach(() => {
  asked = [];
  HTMLElement.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/rail/');
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  const ask = (_: string, { body }: { body: string }) =>
    new Promise((resolve, reject) => {
      const { query } = JSON.parse(body) as { query: string };
      const respond = (...titles: string[]) => {
        const hits = titles.map((title) => ({
          ...{ url: `https://docs.example/rail/${title}/`, type: 'lvl1', content: null },
          hierarchy: { lvl0: 'Rail', lvl1: title },
        }));
        return act(async () => resolve({ ok: true, json: async () => ({ hits }) }));
      };
      asked.push({ query, answer: respond, fail: () => reject(new Error('503')) });
    });
  Object.assign(globalThis, { fetch: ask });
});

function show(text: string) {
  renderSearch(products, text);
}

const field = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const links = () => screen.queryAllByRole('option').map((element) => element.getAttribute('href'));
const local = ['/rail/seat/', '/rail/api/seat/'];

it('shows results of the local index until those of the hosted search have arrived', async () => {
  show('seat');
  await waitFor(() => expect(links()).toEqual(local));
  expect(asked.map(({ query }) => query)).toEqual(['seat']);
  await asked[0]!.answer('sofa', 'chair');
  expect(links()).toEqual(['/rail/sofa/', '/rail/chair/']);
});

it('shows those of the local index when the hosted search fails, without a complaint', async () => {
  show('seat');
  await act(async () => asked[0]!.fail());
  await waitFor(() => expect(links()).toEqual(local));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ignores an answer to an earlier question', async () => {
  show('se');
  type('seat');
  expect(asked.map(({ query }) => query)).toEqual(['se', 'seat']);
  await asked[1]!.answer('sofa');
  await asked[0]!.answer('seal');
  expect(links()).toEqual(['/rail/sofa/']);
  type('seats');
  await waitFor(() => expect(links()).toEqual(local));
});

it('says that there are no results when the hosted search has none', async () => {
  show('zeppelin');
  await asked[0]!.answer();
  expect(await screen.findByText('No results for “zeppelin”')).toBeInTheDocument();
});

it('asks the local index for what the hosted search cannot filter', async () => {
  show('seat');
  await asked[0]!.answer('sofa');
  await userEvent.click(screen.getByRole('button', { name: 'Components' }));
  await waitFor(() => expect(links()).toEqual(['/rail/api/seat/']));
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Components' }));
  await asked.at(-1)!.answer('sofa');
  expect(links()).toEqual(['/rail/sofa/']);
});

it('is asked neither for an empty field nor for commands', () => {
  show('');
  type('  ');
  type('>seat');
  expect(asked).toEqual([]);
});
