import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFeedbackHandler, createFileStore, readFeedback, summarizeFeedback } from './server';
import type { StoredFeedback } from './server';

const good = {
  page: '/a/react-b/',
  section: '',
  rating: 1,
  comment: 'Good.',
  product: 'a',
  version: '1.0.0',
  language: 'en',
};

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
    expect((await create()(post(good), '1.1.1.1')).status).toBe(204);
    const id = expect.any(String) as string;
    expect(kept).toEqual([{ id, time: '1970-01-01T00:00:00.000Z', host: 'docs.example', ...good }]);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a page of the host that the request names', { origin: 'https://anybody.example' }, 403],
    ['a page of this site', { origin: 'https://docs.example' }, 204],
    ['a page of its other host', { origin: 'https://www.docs.example' }, 204],
    ['what is no page', {}, 204],
  ])('from %s', async (_, headers, status) => {
    const response = await create()(post(good, 'POST', { ...json, ...headers }), '1');
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
  ])('takes feedback as %j: %s', async (type, status) => {
    const response = await create()(post(good, 'POST', { 'content-type': type }), '1');
    expect(response.status).toBe(status);
  });

  it('does not count what comes from elsewhere against the reader it comes through', async () => {
    const handle = create();
    for (let count = 0; count < 30; count += 1) {
      await handle(post(good, 'POST', { ...json, origin: 'https://evil.example' }), '1.1.1.1');
    }
    expect((await handle(post(good), '1.1.1.1')).status).toBe(204);
  });

  it('keeps the id that a page gives, and makes one where there is none of use', async () => {
    const handle = create();
    const given = 'a1b2c3d4-a1b2c3d4';
    for (const id of [given, 'short', `${given}"\\`]) {
      await handle(post(good, 'POST', { ...json, 'Idempotency-Key': id }), '1');
    }
    const [first, ...others] = kept.map(({ id }) => id);
    expect(first).toBe(given);
    expect(others).toEqual([
      expect.stringMatching(/^[\w-]{36}$/),
      expect.stringMatching(/^[\w-]{36}$/),
    ]);
  });

  it('is not troubled by a reader who leaves in the middle of the body', async () => {
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
    ['an array', [good], /expected object/i],
    ['an unknown page', { ...good, page: '/nowhere/' }, /page is no page of this site/],
    ['another rating', { ...good, rating: 2 }, /rating/],
    ['a rating as text', { ...good, rating: '1' }, /rating/],
    ['a comment of 5,001 characters', { ...good, comment: 'x'.repeat(5001) }, /comment/],
    ['a missing field', { ...good, language: undefined }, /language/],
    ['a field nobody knows', { ...good, email: 'x' }, /email/],
  ])('refuses %s and says why', async (_, body, reason) => {
    const response = await create()(post(body), '1.1.1.1');
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(reason);
    expect(kept).toEqual([]);
  });

  it('accepts a comment of 5,000 characters, and no body above 16 KB', async () => {
    const handle = create();
    expect((await handle(post({ ...good, comment: 'x'.repeat(5000) }), '1')).status).toBe(204);
    expect((await handle(post('x'.repeat(16 * 1024 + 1)), '1')).status).toBe(413);
  });

  it('accepts 20 a minute from one address', async () => {
    const handle = create();
    const statusOf = async (address: string) => (await handle(post(good), address)).status;
    for (let count = 0; count < 20; count += 1) expect(await statusOf('1.1.1.1')).toBe(204);
    expect(await statusOf('1.1.1.1')).toBe(429);
    expect(await statusOf('2.2.2.2')).toBe(204);
    time += 60_000;
    expect(await statusOf('1.1.1.1')).toBe(204);
  });

  it('takes nothing but POST', async () => {
    const response = await create()(post('', 'GET'), '1');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('says when it could not keep it', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const store = () => Promise.reject(new Error('disk full'));
    const handle = createFeedbackHandler({ pages: new Set([good.page]), store });
    const sender = { address: '1', host: 'docs.example' };
    expect((await handle(post(good), sender)).status).toBe(503);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('createFileStore', () => {
  const entry = (comment: string, minute = 0): StoredFeedback => ({
    ...good,
    rating: 1,
    time: `2026-01-01T00:0${minute}:00.000Z`,
    host: 'x',
    comment,
  });
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
    file = path.join(folder, 'deep', 'feedback.jsonl');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('survives restarts, line breaks in comments and writers at once', async () => {
    const store = createFileStore(file);
    await Promise.all(['a\nb', 'c', 'd'].map((comment) => store(entry(comment))));
    await createFileStore(file)(entry('e'));
    const { feedback } = await readFeedback(file);
    expect(feedback.map(({ comment }) => comment)).toEqual(['a\nb', 'c', 'd', 'e']);
  });

  it('keeps feedback once, however often it is sent, also after a restart', async () => {
    const [first, second] = [
      { ...entry('a'), id: 'a1b2c3d4-a1b2c3d4' },
      { ...entry('"id":"b1b2c3d4-a1b2c3d4"'), id: 'c1b2c3d4-a1b2c3d4' },
    ];
    const store = createFileStore(file);
    await Promise.all([store(first), store(first)]);
    await store(second);
    const restarted = createFileStore(file);
    await restarted(first);
    await restarted({ ...entry('b'), id: 'b1b2c3d4-a1b2c3d4' });
    const { feedback } = await readFeedback(file);
    expect(feedback.map(({ comment }) => comment)).toEqual(['a', second.comment, 'b']);
  });

  it('tries again what could not be kept', async () => {
    const store = createFileStore(file);
    const feedback = { ...entry('a'), id: 'a1b2c3d4-a1b2c3d4' };
    fs.writeFileSync(path.dirname(file), 'in the way');
    await expect(store(feedback)).rejects.toThrow();
    fs.rmSync(path.dirname(file));
    await store(feedback);
    expect((await readFeedback(file)).feedback).toEqual([feedback]);
  });

  it('lets only the owner read, also a file that is older', async () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '', { mode: 0o644 });
    await createFileStore(file)(entry('a'));
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('answers when the disk has the line, not before', async () => {
    const handle = await fs.promises.open(path.join(folder, 'any'), 'a');
    const sync = jest.spyOn(Object.getPrototypeOf(handle) as { sync: () => Promise<void> }, 'sync');
    await handle.close();
    await createFileStore(file)(entry('a'));
    expect(sync).toHaveBeenCalled();
    expect(fs.readFileSync(file, 'utf8')).toContain('"comment":"a"');
    sync.mockRestore();
  });

  it('begins a new line after one that was cut off', async () => {
    await createFileStore(file)(entry('a'));
    fs.appendFileSync(file, '{"page":"/a');
    await createFileStore(file)(entry('b', 1));
    const { feedback, unreadable } = await readFeedback(file);
    expect(feedback.map(({ comment }) => comment)).toEqual(['a', 'b']);
    expect(unreadable).toBe(1);
  });

  it.each([
    ['two fields only', '{"time":"2026-01-01T00:00:00.000Z","page":"/x/"}'],
    ['a rating that is none', JSON.stringify({ ...entry('a'), rating: 2 })],
    ['a host that is no text', JSON.stringify({ ...entry('a'), host: null })],
    ['no object', '5'],
    ['nothing', 'null'],
  ])('counts a line of %s as unreadable', async (_, line) => {
    await createFileStore(file)(entry('b'));
    fs.appendFileSync(file, `${line}\n`);
    const { feedback, unreadable } = await readFeedback(file);
    expect(feedback).toEqual([entry('b')]);
    expect(unreadable).toBe(1);
    expect(summarizeFeedback(feedback)).toHaveLength(1);
  });

  it('puts a full file aside and loses nothing', async () => {
    const store = createFileStore(file, 200);
    for (let minute = 0; minute < 5; minute += 1) await store(entry(`${minute}`, minute));
    expect(fs.readdirSync(path.dirname(file)).length).toBeGreaterThan(1);
    const { feedback } = await readFeedback(file);
    expect(feedback.map(({ comment }) => comment)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('reads nothing where there is nothing', async () => {
    expect(await readFeedback(file)).toEqual({ feedback: [], unreadable: 0 });
  });
});

test('summarizeFeedback counts by page and shows the newest comments', () => {
  const entry = (page: string, rating: 0 | 1, comment: string) => ({
    ...good,
    page,
    rating,
    comment,
    time: '2026-01-01T00:00:00.000Z',
    host: 'x',
  });
  const summary = summarizeFeedback(
    [entry('/b/', 1, 'one'), entry('/a/', 0, ''), entry('/a/', 1, 'two'), entry('/a/', 1, ' ')],
    2,
  );
  expect(summary.map(({ page, count, helpful }) => [page, count, helpful])).toEqual([
    ['/a/', 3, 2 / 3],
    ['/b/', 1, 1],
  ]);
  expect(summary[0]?.comments.map(({ comment }) => comment)).toEqual(['two']);
});
