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

test('the host keeps each feedback as a blob of its own', async () => {
  const { default: feedback, config } = await import('./feedback');
  const post = () =>
    feedback(new Request('https://docs.example/api/feedback', { method: 'POST', body }), {
      ip: '1.1.1.1',
    });
  expect((await post()).status).toBe(204);
  expect((await post()).status).toBe(204);
  const keys = setJSON.mock.calls.map(([key]) => key);
  expect(new Set(keys).size).toBe(2);
  expect(setJSON.mock.calls[0]?.[1]).toMatchObject({ page, rating: 1, comment: 'Good.' });
  expect(config.path).toBe('/api/feedback');
});
