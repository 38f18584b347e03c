import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { markFinished, readFinished } from './finishedBuild';
import { followReleases } from './followReleases';
import { publishRelease } from './publishRelease';
import { listReleases } from './releaseFolders';

const page = '<h1>Page</h1>'.repeat(200);

let root: string;
let out: string;
let releases: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  [out, releases] = [path.join(root, 'out'), path.join(root, 'data/releases')];
});
afterEach(() => fs.rmSync(root, { recursive: true }));

let builds = 0;

/** Writes an export as a build does: deletes the old one first, and marks the new one as finished last. */
function build(files: Record<string, string | Buffer>, isFinished = true): void {
  fs.rmSync(out, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    fs.writeFileSync(path.join(out, name), content);
  }
  builds += 1;
  if (isFinished) markFinished(out, new Date(builds * 1000));
}

const publish = () => publishRelease({ out, releases });
const read = (release: string | undefined, name: string) =>
  fs.readFileSync(path.join(releases, release ?? '', name));

describe('publishRelease', () => {
  it('copies a finished build, and adds compressed copies of text', async () => {
    build({ 'index.html': page, 'a/small.txt': 'a', 'a/b.png': Buffer.alloc(2000) });
    const name = await publish();
    expect(name).toBe(readFinished(out));
    expect(fs.readdirSync(path.join(releases, name ?? ''), { recursive: true }).sort()).toEqual([
      'a',
      'a/b.png',
      'a/small.txt',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(String(brotliDecompressSync(read(name, 'index.html.br')))).toBe(page);
    expect(String(gunzipSync(read(name, 'index.html.gz')))).toBe(page);
  });

  it('uses compressed copies of the build', async () => {
    build({ '_search/x.json': page, '_search/x.json.br': 'own' });
    expect(String(read(await publish(), '_search/x.json.br'))).toBe('own');
  });

  it('does not publish an unfinished build', async () => {
    build({ 'index.html': page }, false);
    expect(await publish()).toBeUndefined();
    expect(listReleases(releases)).toEqual([]);
  });

  it('discards the release when another build begins', async () => {
    build({ 'index.html': page, 'a.html': page });
    const publishing = publish();
    build({ 'index.html': 'half' }, false);
    expect(await publishing).toBeUndefined();
    expect(fs.readdirSync(releases)).toEqual([]);
  });

  it('hard-links files that have not changed since the last release', async () => {
    build({ 'same.html': page, 'other.html': page });
    const first = await publish();
    build({ 'same.html': page, 'other.html': page.toUpperCase() });
    const second = await publish();
    const nodes = (file: string) =>
      [first, second].map((name) => fs.statSync(path.join(releases, name ?? '', file)).ino);
    for (const file of ['same.html', 'same.html.br', 'same.html.gz']) {
      expect(nodes(file)[0]).toBe(nodes(file)[1]);
    }
    expect(String(brotliDecompressSync(read(second, 'other.html.br')))).toBe(page.toUpperCase());
    expect(String(brotliDecompressSync(read(first, 'other.html.br')))).toBe(page);
  });

  it('keeps two releases, and removes what a killed process left', async () => {
    fs.mkdirSync(path.join(releases, '.partial-999999999'), { recursive: true });
    const names = [];
    for (const content of ['1', '2', '3']) {
      build({ 'index.html': content });
      names.push(await publish());
    }
    expect(fs.readdirSync(releases).sort()).toEqual(names.slice(1));
  });

  it('rejects if a folder cannot be created', async () => {
    build({ 'index.html': page });
    fs.mkdirSync(path.dirname(releases), { recursive: true });
    fs.writeFileSync(releases, 'no folder');
    await expect(publish()).rejects.toThrow('ENOTDIR');
  });
});

describe('followReleases', () => {
  const follow = (act: () => Promise<unknown> = publish) => {
    const following = followReleases({ out, releases, publish: act });
    following.stop();
    return following;
  };
  const home = ({ current }: ReturnType<typeof follow>) => {
    const file = current()?.files.get('index.html')?.plain.path;
    return file && fs.readFileSync(file, 'utf8');
  };

  beforeEach(() => jest.spyOn(console, 'log').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('serves the last release while a build runs, and then the new one', async () => {
    build({ 'index.html': 'first' });
    const following = follow();
    await following.checkForRelease();
    expect(home(following)).toBe('first');
    build({ 'index.html': 'second' }, false);
    await following.checkForRelease();
    expect(home(following)).toBe('first');
    markFinished(out, new Date((builds += 1) * 1000));
    await following.checkForRelease();
    expect(home(following)).toBe('second');
  });

  it('starts with the last release while a build runs', async () => {
    build({ 'index.html': 'first' });
    await publish();
    fs.rmSync(out, { recursive: true });
    const following = follow();
    await following.checkForRelease();
    expect(home(following)).toBe('first');
  });

  it('has no release before the first build', async () => {
    const following = follow();
    await following.checkForRelease();
    expect(following.current()).toBeUndefined();
  });

  it('does not publish a build that is older than the newest release', async () => {
    build({ 'index.html': 'newest' });
    await publish();
    build({ 'index.html': 'older' }, false);
    markFinished(out, new Date(0));
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const act = jest.fn(publish);
    const following = follow(act);
    await following.checkForRelease();
    await following.checkForRelease();
    expect(act).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledTimes(1);
    expect(home(following)).toBe('newest');
  });

  it('keeps the last release when publishing fails, and tries once for each build', async () => {
    build({ 'index.html': 'first' });
    await publish();
    build({ 'index.html': 'second' });
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const fail = jest.fn(() => Promise.reject(new Error('disk full')));
    const following = follow(fail);
    await following.checkForRelease();
    await following.checkForRelease();
    expect(fail).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledTimes(1);
    expect(home(following)).toBe('first');
  });
});
