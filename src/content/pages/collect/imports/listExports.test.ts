import path from 'node:path';
import { ContentTree } from '@/content/testing/contentTree';
import { listExports } from './listExports';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

/** Returns the sorted names that a declaration file exports; undefined if only a compiler could tell. */
function exportsOf(file: string): string[] | undefined {
  const found = listExports(path.join(tree.root, file));
  return found && [...found].filter(Boolean).sort();
}

/** Writes a declaration file and returns the names that it exports. */
function namesIn(text: string): string[] | undefined {
  tree.write('index.d.ts', text);
  return exportsOf('index.d.ts');
}

describe('the exports of a declaration file', () => {
  it.each([
    ['export declare const a: 1;\nexport let b: 2;\nexport var c: 3;', ['a', 'b', 'c']],
    ['export declare const a: 1, b$: 2;\nexport let c,\n  d: 4;', ['a', 'b$', 'c', 'd']],
    ['export const a = 1, b = 2\nexport type C = [1, 2];', ['C', 'a', 'b']],
    [
      'export declare const a: (x: 1, y: 2) => void, b: Map<x, () => y>, c: { x: 1, y: 2; z: 3 }, d: ", x;";',
      ['a', 'b', 'c', 'd'],
    ],
    ['export declare const enum A { x, y }', ['A']],
    ['export declare function a(): void;\nexport async function* b(): void;', ['a', 'b']],
    ['export declare abstract class A {}\nexport class B$ {}', ['A', 'B$']],
    ['export interface A {}\nexport declare type B = 1;', ['A', 'B']],
    ['export enum A {}\nexport declare const enum B {}', ['A', 'B']],
    ['export declare namespace A {\n  export const inner: 1;\n}', ['A']],
    ['export declare module A {}\nexport import B = A.C;', ['A', 'B']],
    ['export default class A {}', ['default']],
    ['export default function a(): void;\nexport {};', ['default']],
    [
      'declare const a: 1;\nexport { a, b as c, type D, e as default, };',
      ['D', 'a', 'c', 'default'],
    ],
    ["export type {\n  A,\n  B as C,\n} from './none';", ['A', 'C']],
    ["export * as a from './none';", ['a']],
    ['declare const a: 1;\ninterface B {}\n', []],
    ['', []],
  ])('in %j are %j', (text, names) => expect(namesIn(text)).toEqual(names));

  it('do not come from comments', () => {
    const text = `// export const a: 1;\n/*\nexport const b: 1;\n*/\nexport { c, /* d, */\n// e,\nf };\n`;
    expect(namesIn(text)).toEqual(['c', 'f']);
  });

  it('follow strings that look like comments', () => {
    const text = `export type Accept = 'image/*' | "//" | \`/*\`;\nexport declare const b: 1; // it's\n/** Doesn't. */\nexport declare const c: 1;\n`;
    expect(namesIn(text)).toEqual(['Accept', 'b', 'c']);
  });

  it('are found in files with a byte order mark and Windows line ends', () => {
    expect(namesIn('\uFEFFexport declare const a: 1;\r\nexport { b as c };\r\n')).toEqual([
      'a',
      'c',
    ]);
  });

  it.each([
    "declare module 'rail' {\n  export const a: 1;\n}",
    'declare function rail(): void;\nexport = rail;',
    "export * from './none';",
    "export * from 'not-installed';",
  ])('are unknown for %j', (text) => expect(namesIn(text)).toBeUndefined());

  it('are the members of a namespace that it exports as a whole', () => {
    const text =
      'export = Rail;\nexport as namespace Rail;\ndeclare namespace Rail {\n  const a: 1, g: 2;\n  function b(x, y): void;\n  class C {}\n  interface D {}\n  export { e as f };\n}';
    expect(namesIn(text)).toEqual(['C', 'D', 'Rail', 'a', 'b', 'default', 'f', 'g']);
  });
});

describe('exports of other files', () => {
  it('include their names but not their default export', () => {
    tree.write('tram.d.ts', 'export default 1;\nexport declare const tram: 1;\n');
    tree.write('bus/index.d.ts', 'export declare const bus: 1;\n');
    tree.write('train.d.mts', 'export declare const train: 1;\n');
    const from = ['./tram', './bus', './train.mjs'].map((file) => `export * from '${file}';`);
    expect(namesIn(from.join('\n'))).toEqual(['bus', 'train', 'tram']);
    expect(exportsOf('tram.d.ts')).toEqual(['default', 'tram']);
  });

  it('are followed through several files, and twice to the same one', () => {
    tree.write('a.d.ts', "export * from './shared';\nexport declare const a: 1;\n");
    tree.write('b.d.ts', "export * from './shared.js';\n");
    tree.write('shared.d.ts', 'export declare const shared: 1;\n');
    expect(namesIn("export * from './a';\nexport * from './b';\n")).toEqual(['a', 'shared']);
    expect(exportsOf('b.d.ts')).toEqual(['shared']);
  });

  it('are complete for each of two files that re-export each other', () => {
    tree.write('a.d.ts', "export * from './b';\nexport declare const a: 1;\n");
    tree.write('b.d.ts', "export * from './a';\nexport declare const b: 1;\n");
    expect(exportsOf('a.d.ts')).toEqual(['a', 'b']);
    expect(exportsOf('b.d.ts')).toEqual(['a', 'b']);
  });

  it('are those of the installed package that is closest to the file', () => {
    const write = (folder: string, name: string) => {
      tree.write(`${folder}/node_modules/rail/package.json`, '{"types": "index.d.ts"}');
      tree.write(
        `${folder}/node_modules/rail/index.d.ts`,
        `export * from './parts';\nexport declare const ${name}: 1;\n`,
      );
      tree.write(`${folder}/node_modules/rail/parts.d.ts`, 'export interface Part {}\n');
    };
    write('outer', 'outer');
    write('outer/inner', 'inner');
    tree.write('outer/a.d.ts', "export * from 'rail';\n");
    tree.write('outer/inner/deep/a.d.ts', "export * from 'rail';\n");
    expect(exportsOf('outer/a.d.ts')).toEqual(['Part', 'outer']);
    expect(exportsOf('outer/inner/deep/a.d.ts')).toEqual(['Part', 'inner']);
  });

  it('are unknown if one of them is', () => {
    tree.write('a.d.ts', "export * from './none';\n");
    expect(namesIn("export declare const b: 1;\nexport * from './a';\n")).toBeUndefined();
  });
});
