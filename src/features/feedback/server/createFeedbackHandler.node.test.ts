import { createFeedbackHandler, type StoredFeedback } from './createFeedbackHandler';
import { validFeedback } from './validFeedback';

const json = { 'content-type': 'application/json' };

function post(body: string | object, method = 'POST', headers: Record<string, string> = json) {
  return new Request('https://anybody.example/api/feedback', {
    method,
    headers,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

describe('createFeedbackHandler', () => {
  let time = 0;
  const kept: StoredFeedback[] = [];
  const create = () => {
    const handle = createHandler();
    return (request: Request, address: string) =>
      handle(request, { address, host: 'docs.example', otherHosts: ['www.docs.example'] });
  };
  const createHandler = () =>
    createFeedbackHandler({
      pages: new Set(['/a/react-b/']),
      store: (feedback) => Promise.resolve(void kept.push(feedback)),
      now: () => time,
    });
  beforeEach(() => void kept.splice(0));

  it('keeps feedback with time and host', async () => {
    expect((await create()(post(validFeedback), '1.1.1.1')).status).toBe(204);
    const id = expect.any(String) as string;
    expect(kept).toEqual([
      { id, time: '1970-01-01T00:00:00.000Z', host: 'docs.example', ...validFeedback },
    ]);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a page of the host that the request names', { origin: 'https://anybody.example' }, 403],
    ['a page of this site', { origin: 'https://docs.example' }, 204],
    ['a page of its other host', { origin: 'https://www.docs.example' }, 204],
    ['what is no page', {}, 204],
  ])('from %s', async (_, headers, status) => {
    const response = await create()(post(validFeedback, 'POST', { ...json, ...headers }), '1');
    expect(response.status).toBe(status);
    expect(kept).toHaveLength(status === 204 ? 1 : 0);
  });

  it.each([
    ['application/json', 204],
    ['Application/JSON; charset=utf-8', 204],
    ['text/plain', 415],
    ['text/plain; application/json', 415],
    ['application/jsonp', 415],
    ['application/x-www-form-urlencoded', 415],
    ['', 415],
  ])('accepts feedback from %j: %s', async (type, status) => {
    const response = await create()(post(validFeedback, 'POST', { 'content-type': type }), '1');
    expect(response.status).toBe(status);
  });

  it('does not count requests from other sites against the reader whose browser sends them', async () => {
    const handle = create();
    for (let count = 0; count < 30; count += 1) {
      await handle(
        post(validFeedback, 'POST', { ...json, origin: 'https://evil.example' }),
        '1.1.1.1',
      );
    }
    expect((await handle(post(validFeedback), '1.1.1.1')).status).toBe(204);
  });

  it('stores the page’s id, and creates one if it is missing or invalid', async () => {
    const handle = create();
    const given = 'a1b2c3d4-a1b2c3d4';
    for (const id of [given, 'short', `${given}"\\`]) {
      await handle(post(validFeedback, 'POST', { ...json, 'Idempotency-Key': id }), '1');
    }
    const [first, ...others] = kept.map(({ id }) => id);
    expect(first).toBe(given);
    expect(others).toEqual([
      expect.stringMatching(/^[\w-]{36}$/),
      expect.stringMatching(/^[\w-]{36}$/),
    ]);
  });

  it('handles a reader who disconnects in the middle of the body', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('aborted')),
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: json,
      body,
      duplex: 'half',
    };
    const response = await create()(new Request('https://docs.example/', init), '1');
    expect(response.status).toBe(400);
    expect(kept).toEqual([]);
  });

  it.each<[string, string | object, RegExp]>([
    ['no JSON', '{', /expected object/i],
    ['an array', [validFeedback], /expected object/i],
    ['an unknown page', { ...validFeedback, page: '/nowhere/' }, /page is no page of this site/],
    ['another rating', { ...validFeedback, rating: 2 }, /rating/],
    ['a rating as text', { ...validFeedback, rating: '1' }, /rating/],
    ['a comment of 5,001 characters', { ...validFeedback, comment: 'x'.repeat(5001) }, /comment/],
    ['a missing field', { ...validFeedback, language: undefined }, /language/],
    ['a field nobody knows', { ...validFeedback, email: 'x' }, /email/],
  ])('refuses %s and says why', async (_, body, reason) => {
    const response = await create()(post(body), '1.1.1.1');
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(reason);
    expect(kept).toEqual([]);
  });

  it('accepts a comment of 5,000 characters, and no body above 16 KB', async () => {
    const handle = create();
    expect((await handle(post({ ...validFeedback, comment: 'x'.repeat(5000) }), '1')).status).toBe(
      204,
    );
    expect((await handle(post('x'.repeat(16 * 1024 + 1)), '1')).status).toBe(413);
  });

  it('accepts 20 a minute from one address', async () => {
    const handle = create();
    const statusOf = async (address: string) => (await handle(post(validFeedback), address)).status;
    for (let count = 0; count < 20; count += 1) expect(await statusOf('1.1.1.1')).toBe(204);
    expect(await statusOf('1.1.1.1')).toBe(429);
    expect(await statusOf('2.2.2.2')).toBe(204);
    time += 60_000;
    expect(await statusOf('1.1.1.1')).toBe(204);
  });

  it('accepts POST only', async () => {
    const response = await create()(post('', 'GET'), '1');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answers 503 when it could not store feedback', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const store = () => Promise.reject(new Error('disk full'));
    const handle = createFeedbackHandler({ pages: new Set([validFeedback.page]), store });
    const sender = { address: '1', host: 'docs.example' };
    expect((await handle(post(validFeedback), sender)).status).toBe(503);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });
});
