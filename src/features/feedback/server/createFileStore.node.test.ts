import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StoredFeedback } from './createFeedbackHandler';
import { createFileStore } from './createFileStore';
import { validFeedback } from './validFeedback';
import { readFeedback } from './readFeedback';
import { summarizeFeedback } from './summarizeFeedback';

describe('createFileStore', () => {
  const entry = (comment: string, minute = 0): StoredFeedback => ({
    ...validFeedback,
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

  it('survives restarts, line breaks in comments and concurrent writers', async () => {
    const store = createFileStore(file);
    await Promise.all(['a\nb', 'c', 'd'].map((comment) => store(entry(comment))));
    await createFileStore(file)(entry('e'));
    const { feedback } = await readFeedback(file);
    expect(feedback.map(({ comment }) => comment)).toEqual(['a\nb', 'c', 'd', 'e']);
  });

  it('stores feedback once, however often it is sent, also after a restart', async () => {
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

  it('retries after a failed write', async () => {
    const store = createFileStore(file);
    const feedback = { ...entry('a'), id: 'a1b2c3d4-a1b2c3d4' };
    fs.writeFileSync(path.dirname(file), 'in the way');
    await expect(store(feedback)).rejects.toThrow();
    fs.rmSync(path.dirname(file));
    await store(feedback);
    expect((await readFeedback(file)).feedback).toEqual([feedback]);
  });

  it('makes the file readable by its owner only, also an existing one', async () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '', { mode: 0o644 });
    await createFileStore(file)(entry('a'));
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('resolves after the line is on disk', async () => {
    const handle = await fs.promises.open(path.join(folder, 'any'), 'a');
    const sync = jest.spyOn(Object.getPrototypeOf(handle) as { sync: () => Promise<void> }, 'sync');
    await handle.close();
    await createFileStore(file)(entry('a'));
    expect(sync).toHaveBeenCalled();
    expect(fs.readFileSync(file, 'utf8')).toContain('"comment":"a"');
    sync.mockRestore();
  });

  it('starts a new line after a truncated one', async () => {
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

  it('renames a full file and loses nothing', async () => {
    const store = createFileStore(file, 200);
    for (let minute = 0; minute < 5; minute += 1) await store(entry(`${minute}`, minute));
    expect(fs.readdirSync(path.dirname(file)).length).toBeGreaterThan(1);
    const { feedback } = await readFeedback(file);
    expect(feedback.map(({ comment }) => comment)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('reads nothing without a file', async () => {
    expect(await readFeedback(file)).toEqual({ feedback: [], unreadable: 0 });
  });
});
