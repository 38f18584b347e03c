import type { ProductFacts } from '@/model';
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
