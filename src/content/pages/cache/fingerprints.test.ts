import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { ContentTree } from '@/content/testing/contentTree';
import { Fingerprints } from './fingerprints';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('a.md', 'one');
});

afterEach(() => {
  jest.restoreAllMocks();
  tree.dispose();
});

/** Returns the time of a file's last change (ms) and its size. */
function statsOf(file: string): [changed: number, size: number] {
  const { ctimeMs, size } = fs.statSync(path.join(tree.root, file));
  return [ctimeMs, size];
}

/** Holds the clock at a time that long (ms) after a file's last change. */
function holdClock(file: string, later: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(statsOf(file)[0] + later);
}

describe('the hash of a file', () => {
  it('depends on its content only', () => {
    tree.write('folder/b.md', 'one');
    tree.write('c.md', 'two');
    const prints = new Fingerprints(tree.root);
    expect(prints.hashOf('a.md')).toBe(hash('one'));
    expect(prints.hashOf('folder/b.md')).toBe(prints.hashOf('a.md'));
    expect(prints.hashOf('c.md')).not.toBe(prints.hashOf('a.md'));
  });

  it('is that of its bytes, so that a file that is not UTF-8 differs from its replacement', () => {
    fs.writeFileSync(path.join(tree.root, 'latin.md'), Buffer.from([0xe9]));
    tree.write('utf.md', '\uFFFD');
    const prints = new Fingerprints(tree.root);
    expect(prints.hashOf('latin.md')).not.toBe(prints.hashOf('utf.md'));
  });

  it('is empty for a missing file and for a folder, but not for an empty file', () => {
    tree.write('empty.md', '');
    tree.write('folder/b.md', '');
    const prints = new Fingerprints(tree.root);
    expect(prints.hashOf('none.md')).toBe('');
    expect(prints.hashOf('folder')).toBe('');
    expect(prints.hashOf('empty.md')).toBe(hash(''));
  });

  it('stays the same within a run until the file is forgotten', () => {
    const prints = new Fingerprints(tree.root);
    const before = prints.hashOf('a.md');
    prints.hashOf('later.md');
    tree.write('a.md', 'another');
    tree.write('later.md', 'new');
    expect(prints.hashOf('a.md')).toBe(before);
    expect(prints.hashOf('later.md')).toBe('');
    prints.forget(new Set(['later.md']));
    expect(prints.hashOf('a.md')).toBe(before);
    expect(prints.hashOf('later.md')).toBe(hash('new'));
    prints.forget(['a.md']);
    expect(prints.hashOf('a.md')).toBe(hash('another'));
  });

  it('is unique if the file changed while a page was compiled', () => {
    const [changed] = statsOf('a.md');
    const prints = new Fingerprints(tree.root);
    expect(prints.hashUnlessChangedSince('a.md', changed + 10)).toBe(hash('one'));
    // The clock may be up to a millisecond behind the time of the file.
    expect(prints.hashUnlessChangedSince('a.md', changed - 1)).toBe(hash('one'));
    const during = prints.hashUnlessChangedSince('a.md', changed - 2);
    expect(during).not.toBe(hash('one'));
    expect(during).not.toBe('');
  });

  it('of a missing file is never one of a change', () => {
    expect(new Fingerprints(tree.root).hashUnlessChangedSince('none.md', 0)).toBe('');
  });
});

describe('fingerprints of an earlier run', () => {
  it('are used without reading a file of the same time and size', () => {
    const saved = { 'a.md': [...statsOf('a.md'), 'recorded'] as [number, number, string] };
    expect(new Fingerprints(tree.root, saved).hashOf('a.md')).toBe('recorded');
  });

  it.each([
    ['time', 1, 0],
    ['size', 0, 1],
  ])('are not used for a file of another %s', (_, later, longer) => {
    const [changed, size] = statsOf('a.md');
    const prints = new Fingerprints(tree.root, {
      'a.md': [changed + later, size + longer, 'recorded'],
    });
    expect(prints.hashOf('a.md')).toBe(hash('one'));
  });

  it('are not used for a file that is gone', () => {
    const saved = { 'none.md': [0, 0, 'recorded'] as [number, number, string] };
    expect(new Fingerprints(tree.root, saved).hashOf('none.md')).toBe('');
  });

  it('can be those of another process', () => {
    const other = new Fingerprints(tree.root);
    const entries = other.entries(['a.md', 'none.md']);
    expect(Object.keys(entries)).toEqual(['a.md', 'none.md']);
    tree.write('a.md', 'another');
    const prints = new Fingerprints(tree.root);
    prints.restore(entries);
    expect(prints.hashOf('a.md')).toBe(hash('one'));
    expect(new Fingerprints(tree.root).hashOf('a.md')).toBe(hash('another'));
  });
});

describe('what later runs may trust', () => {
  it('are files that exist and changed long enough ago', () => {
    const prints = new Fingerprints(tree.root);
    prints.entries(['a.md', 'none.md']);
    holdClock('a.md', 1000);
    expect(prints.trusted()).toEqual({ 'a.md': [...statsOf('a.md'), hash('one')] });
  });

  it('excludes a file that could change again without a new time', () => {
    const prints = new Fingerprints(tree.root);
    prints.entries(['a.md']);
    holdClock('a.md', 49);
    expect(prints.trusted()).toEqual({});
    holdClock('a.md', 51);
    expect(Object.keys(prints.trusted())).toEqual(['a.md']);
  });

  it('excludes files of an earlier run that nothing looked at', () => {
    const saved = { 'a.md': [...statsOf('a.md'), hash('one')] as [number, number, string] };
    holdClock('a.md', 1000);
    expect(new Fingerprints(tree.root, saved).trusted()).toEqual({});
  });

  it('survives forgetting every file, and a file that changed is read again', () => {
    const prints = new Fingerprints(tree.root);
    prints.restore({ 'a.md': [...statsOf('a.md'), 'recorded'] });
    holdClock('a.md', 1000);
    prints.forgetAll();
    expect(prints.hashOf('a.md')).toBe('recorded');
    tree.write('a.md', 'longer');
    prints.forgetAll();
    expect(prints.hashOf('a.md')).toBe(hash('longer'));
  });
});
