import manifest from '../../.content/manifest.json';

const setJSON = jest.fn<Promise<void>, [key: string, value: unknown]>(() => Promise.resolve());
jest.mock('@netlify/blobs', () => ({ getStore: () => ({ setJSON }) }));

const page = manifest.pages[0]?.pathname;
const body = JSON.stringify({
  page,
  section: '',
  rating: 1,
  comment: 'Good.',
  product: 'a',
  version: '1.0.0',
  language: 'en',
});

const address = 'https://docs.example/api/feedback';

async function post(headers: Record<string, string> = {}): Promise<Response> {
  const { default: feedback } = await import('./feedback');
  const all = { 'content-type': 'application/json', origin: 'https://docs.example', ...headers };
  return feedback(new Request(address, { method: 'POST', body, headers: all }), { ip: '1.1.1.1' });
}

const keys = () => setJSON.mock.calls.map(([key]) => key);

beforeEach(() => setJSON.mockClear());

test('stores each feedback as a blob of its own', async () => {
  expect((await post()).status).toBe(204);
  expect((await post()).status).toBe(204);
  expect(new Set(keys()).size).toBe(2);
  expect(setJSON.mock.calls[0]?.[1]).toMatchObject({
    ...{ page, rating: 1, comment: 'Good.', host: 'docs.example' },
  });
  expect((await import('./feedback')).config.path).toBe('/api/feedback');
});

test('a retry replaces the first attempt', async () => {
  await post({ 'Idempotency-Key': 'a1b2c3d4-a1b2c3d4' });
  await post({ 'Idempotency-Key': 'a1b2c3d4-a1b2c3d4' });
  expect(keys()).toEqual(['a1b2c3d4-a1b2c3d4', 'a1b2c3d4-a1b2c3d4']);
});

test('rejects requests from other sites and from forms', async () => {
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  expect(keys()).toEqual([]);
});
