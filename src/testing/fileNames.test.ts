import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** The endings that an import leaves out. */
const ofModule = /(?:\.d)?\.[cm]?[jt]sx?$|\.json$/;

/**
 * Returns groups of paths that macOS and Windows can't tell apart: they differ in case only, or what imports write for
 * them does, as of `Tree.tsx` and `tree.ts`.
 */
function findClashes(paths: readonly string[]): string[][] {
  const groups = new Map<string, Set<string>>();
  const add = (name: string, written: string) => {
    const key = name.toLowerCase();
    groups.set(key, (groups.get(key) ?? new Set()).add(written));
  };
  for (const file of paths) {
    add(file, file);
    add(file.replace(ofModule, ''), file.replace(ofModule, ''));
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group]);
}

/** Returns every path and the folders that it is in. */
const withFolders = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  ),
];

it('no two files differ in case only', () => {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const files = output.split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  expect(findClashes(withFolders(files))).toEqual([]);
});

describe('the check of file names', () => {
  it('finds files, folders and modules that differ in case only', () => {
    const files = ['a/Tree.tsx', 'a/tree.ts', 'b/Logo.svg', 'b/logo.svg', 'c/x.md', 'C/y.md'];
    expect(findClashes(withFolders(files))).toEqual([
      ['a/Tree', 'a/tree'],
      ['b/Logo.svg', 'b/logo.svg'],
      ['c', 'C'],
    ]);
  });

  it('accepts a style sheet, a page or a test next to a module of its name', () => {
    const files = [
      'a/Tree.tsx',
      'a/Tree.js',
      'a/tree.css',
      'a/tree.md',
      'a/Tree.test.tsx',
      'b/tree',
    ];
    expect(findClashes(withFolders(files))).toEqual([]);
  });
});
