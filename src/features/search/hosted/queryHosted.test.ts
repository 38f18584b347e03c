import { siteProductId, type ProductFacts } from '@/model';
import { queryHosted } from './queryHosted';

const service = { appId: 'APP1', key: 'k', index: 'docs' };
const products = [{ id: 'system', prefix: '/rail/' }] as ProductFacts[];
const hit = {
  url: 'https://example.com/rail/react-ticket/#size',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Rail', lvl1: 'Ticket', lvl2: 'Size', lvl3: null },
};

const fetched = jest.fn();
beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  fetched.mockReset();
});

const respond = (body: unknown, ok = true) =>
  fetched.mockResolvedValue({ ok, status: ok ? 200 : 503, json: async () => body });

it('asks by one POST and groups what it gets by page', async () => {
  respond({ hits: [hit, { url: 'no address' }, null] });
  const [group] = await queryHosted(service, 'size', products);
  expect(fetched.mock.calls[0][0]).toBe('https://app1-dsn.algolia.net/1/indexes/docs/query');
  expect(JSON.parse(fetched.mock.calls[0][1].body)).toMatchObject({ query: 'size' });
  expect(group).toMatchObject({ url: '/rail/react-ticket/', title: 'Ticket', shard: 'rail' });
  expect(group!.items).toMatchObject([
    { url: '/rail/react-ticket/#size', title: 'Size', trail: ['Ticket'], kind: 'section' },
  ]);
});

it.each([
  [{ hits: [] }, false],
  [{ message: 'no' }, true],
])('rejects what is no answer', async (body, ok) => {
  respond(body, ok);
  await expect(queryHosted(service, 'size', products)).rejects.toThrow();
});

it.each([
  ['without titles', { ...hit, hierarchy: null }],
  ['with a title of another kind', { ...hit, hierarchy: { ...hit.hierarchy, lvl1: 7 } }],
  ['with a text of another kind', { ...hit, content: { html: '' } }],
  ['that runs code', { ...hit, url: 'javascript:alert(1)' }],
  ['that leads to another site', { ...hit, url: 'https://example.com//evil.example/x/' }],
  ['of another kind', 'hit'],
])('leaves out a record %s, and lists the others', async (_, record) => {
  respond({ hits: [record, hit] });
  const groups = await queryHosted(service, 'size', products);
  expect(groups.flatMap(({ items }) => items.map(({ url }) => url))).toEqual([
    '/rail/react-ticket/#size',
  ]);
});

it('lists the results of a page together, in the order of the service', async () => {
  const seat = 'https://docs.example/rail/react-seat/';
  respond({
    hits: [
      hit,
      { ...hit, url: seat, type: 'lvl1', hierarchy: { lvl0: 'Rail', lvl1: 'Seat' } },
      { ...hit, url: 'https://example.com/rail/react-ticket/#price', content: 'For <b>two</b>.' },
    ],
  });
  const groups = await queryHosted(service, 'size', products);
  expect(groups).toMatchObject([
    { title: 'Ticket', items: [{ text: '' }, { text: 'For <b>two</b>.' }] },
    {
      title: 'Seat',
      items: [{ kind: 'page', title: 'Seat', trail: [], url: '/rail/react-seat/' }],
    },
  ]);
});

it('gives pages outside of products to the site, and titles to pages that have none', async () => {
  respond({ hits: [{ ...hit, url: 'https://example.com/blog/?a=1', hierarchy: {} }] });
  const [group] = await queryHosted(service, 'size', products);
  expect(group).toMatchObject({
    ...{ url: '/blog/', title: '/blog/', shard: '', productId: siteProductId },
    items: [{ title: '/blog/', url: '/blog/' }],
  });
});

it('sends the query as data, whatever it contains', async () => {
  respond({ hits: [] });
  const text = '"}],\u2028 ../indexes/& 切符';
  await expect(queryHosted({ ...service, index: 'a/b?c' }, text, products)).resolves.toEqual([]);
  const [url, { body, headers }] = fetched.mock.calls[0];
  expect(new URL(url).pathname).toBe('/1/indexes/a%2Fb%3Fc/query');
  expect(JSON.parse(body).query).toBe(text);
  expect(headers).toMatchObject({ 'X-Algolia-Application-Id': 'APP1', 'X-Algolia-API-Key': 'k' });
});

it('names the status of a service that fails', async () => {
  respond({}, false);
  await expect(queryHosted(service, 'size', products)).rejects.toThrow('answered 503');
});
