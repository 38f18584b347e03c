import path from 'node:path';
import { ContentTree } from '@/content/testing/contentTree';
import { installedVersion } from './installedVersion';
import { findPackageModule, typesPackageOf } from './packageModule';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('node_modules/.package-lock.json', '{}');
});

afterEach(() => tree.dispose());

/** Writes an installed package with empty files. */
function install(name: string, manifest: object, ...files: string[]): void {
  tree.write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  for (const file of files) tree.write(`node_modules/${name}/${file}`, '');
}

const find = (specifier: string) => findPackageModule(tree.root, specifier);

/** Returns the declaration file of a module, below `node_modules/`; undefined if there is none. */
function typesOf(specifier: string): string | undefined {
  const found = find(specifier);
  if (found.kind !== 'found') throw new Error(`${specifier}: ${found.kind}`);
  return found.types && path.relative(path.join(tree.root, 'node_modules'), found.types);
}

describe('a package', () => {
  it('is not found by a wrong name, with or without a scope', () => {
    expect(find('kit')).toEqual({ kind: 'noPackage', name: 'kit' });
    expect(find('@rail/kit/Button')).toEqual({ kind: 'noPackage', name: '@rail/kit' });
  });

  it('is found as soon as it is installed', () => {
    expect(find('kit').kind).toBe('noPackage');
    install('kit', {});
    expect(find('kit').kind).toBe('found');
  });

  it('is not looked for where nothing is installed', () => {
    tree.remove('node_modules');
    expect(find('kit/Button')).toEqual({ kind: 'found' });
  });

  it.each([
    [{ types: './lib/main.d.ts' }, 'kit/lib/main.d.ts'],
    [{ typings: 'lib/main.d.ts' }, 'kit/lib/main.d.ts'],
    [{}, 'kit/index.d.ts'],
    [{ types: './lib/missing.d.ts' }, 'kit/index.d.ts'],
  ])('with %j has its types there', (manifest, types) => {
    install('kit', manifest, 'lib/main.d.ts', 'index.d.ts');
    expect(typesOf('kit')).toBe(types);
  });

  it('without types may have them in a package of their own', () => {
    install('@rail/kit', { main: './kit.js' }, 'deep.js');
    expect(typesOf('@rail/kit')).toBeUndefined();
    tree.write('node_modules/@types/rail__kit/index.d.ts', '');
    tree.write('node_modules/@types/rail__kit/deep.d.ts', '');
    expect(typesOf('@rail/kit')).toBe('@types/rail__kit/index.d.ts');
    expect(typesOf('@rail/kit/deep')).toBe('@types/rail__kit/deep.d.ts');
    expect(typesPackageOf('react-dom')).toBe('@types/react-dom');
  });
});

describe('a module of a package without `exports`', () => {
  it.each([
    'plain',
    'plain.js',
    'data.json',
    'style.css',
    'module',
    'common',
    'folder',
    'esm',
    'deep/inner',
  ])('is found at %s', (module) => {
    install('kit', {}, 'plain.js', 'data.json', 'style.css', 'module.mjs', 'common.cjs');
    install('kit/folder', {}, 'index.js', '../esm/index.mjs', '../deep/inner/index.js');
    expect(find(`kit/${module}`)).toEqual({ kind: 'found' });
  });

  it('has the types next to it, in its folder, or where its own manifest says', () => {
    install('kit', {}, 'Button.js', 'Button.d.ts', 'Menu/index.js', 'Menu/index.d.ts');
    install('kit/Tabs', { types: '../types/tabs.d.ts' }, '../types/tabs.d.ts');
    expect(typesOf('kit/Button')).toBe('kit/Button.d.ts');
    expect(typesOf('kit/Menu')).toBe('kit/Menu/index.d.ts');
    expect(typesOf('kit/Tabs')).toBe('kit/types/tabs.d.ts');
  });

  it('that is missing is reported with its neighbors, without their endings', () => {
    install('kit', {}, 'Button/index.js', 'deep/inner.d.ts', 'deep/other.mjs');
    expect(find('kit/Buton')).toEqual({
      ...{ kind: 'noModule', name: 'kit' },
      siblings: expect.arrayContaining(['Button', 'deep', 'package.json']),
    });
    expect(find('kit/deep/iner')).toMatchObject({ siblings: ['inner', 'other'] });
    expect(find('kit/nowhere/inner')).toMatchObject({ siblings: [] });
  });
});

describe('a module of a package with `exports`', () => {
  const kindOf = (exports: unknown, specifier: string) => {
    install('kit', { exports }, 'index.js', 'secret.js', 'Button/index.js', 'Button/index.d.ts');
    return find(specifier).kind;
  };

  it.each<[unknown, string]>([
    [{ '.': './index.js', './Button': './Button/index.js' }, 'kit/Button'],
    [{ './*': './*/index.js' }, 'kit/Button'],
    [{ './*': './*/index.js' }, 'kit/deep/Button'],
    [{ './Button*.js': './Button/index.js' }, 'kit/Button.min.js'],
    [{ './*': null, './Button': './Button/index.js' }, 'kit/Button'],
    [{ './inner/*': null, './*': './*.js' }, 'kit/Button'],
  ])('%j is found: %s', (exports, specifier) => {
    expect(kindOf(exports, specifier)).toBe('found');
  });

  it.each<[unknown, string]>([
    [{ '.': './index.js' }, 'kit/secret.js'],
    [{ './Button': './Button/index.js' }, 'kit/Button/index.js'],
    [{ './Button/*': './Button/*.js' }, 'kit/Button'],
    [{ './a*a': './*.js' }, 'kit/a'],
    [{ './inner/*': null, './*': './*.js' }, 'kit/inner/Button'],
    [{ './*': './*.js', './secret.js': null }, 'kit/secret.js'],
    ['./index.js', 'kit/secret.js'],
    [{ import: './index.js', default: './index.js' }, 'kit/secret.js'],
    [{ import: './index.js', default: './index.js' }, 'kit/port'],
  ])('%j is not found: %s, even if there is a file', (exports, specifier) => {
    expect(kindOf(exports, specifier)).toBe('noModule');
  });

  it('that is missing is not compared with files, which cannot be imported', () => {
    install('kit', { exports: { '.': './index.js' } }, 'index.js', 'secret.js');
    expect(find('kit/secrt')).toEqual({ kind: 'noModule', name: 'kit', siblings: [] });
  });
});

describe('the version of a package', () => {
  it('is that of its manifest, or unknown', () => {
    install('@rail/kit', { version: '6.0.0-beta.5' });
    expect(installedVersion(tree.root, '@rail/kit')).toBe('6.0.0-beta.5');
    expect(installedVersion(tree.root, 'kit')).toBeUndefined();
    expect(installedVersion(tree.root, undefined)).toBeUndefined();
    expect(installedVersion(tree.root, '')).toBeUndefined();
  });
});
