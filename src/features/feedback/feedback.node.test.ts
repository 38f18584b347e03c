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

function post(body: string | object, method = 'POST') {
  return new Request('https://docs.example/api/feedback', {
    method,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

describe('createFeedbackHandler', () => {
  let time = 0;
  const kept: StoredFeedback[] = [];
  const create = () =>
    createFeedbackHandler({
      pages: new Set(['/a/react-b/']),
      store: (feedback) => Promise.resolve(void kept.push(feedback)),
      now: () => time,
    });
  beforeEach(() => void kept.splice(0));

  it('keeps feedback with time and host', async () => {
    expect((await create()(post(good), '1.1.1.1')).status).toBe(204);
    expect(kept).toEqual([{ time: '1970-01-01T00:00:00.000Z', host: 'docs.example', ...good }]);
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
    expect((await handle(post(good), '1')).status).toBe(503);
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
