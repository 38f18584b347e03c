import { ContentTree } from '@/content/testing/contentTree';
import { describeBundle } from './describeBundle';
import { importEntry } from './importEntry';
import { measureBundleSizes } from '.';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  install('demo', '1.0.0', {
    'index.js': `export { Button } from './Button/index.js';\nexport { List } from './List/index.js';`,
    'Button/index.js': `import * as React from 'react';\nimport { tone } from 'tones';\nexport function Button() {\n  if (process.env.NODE_ENV !== 'production') throw new Error('${'development '.repeat(50)}');\n  return React.createElement('button', null, tone);\n}\nexport default Button;`,
    'List/index.js': `import { gone } from 'tones';\nexport const List = () => gone;\nexport default List;`,
  });
  install('tones', '1.0.0', { 'index.js': `export const tone = '${'warm '.repeat(40)}';` });
});

afterEach(() => tree.dispose());

function install(name: string, version: string, files: Record<string, string>): void {
  const about = { name, version, module: './index.js', sideEffects: false };
  tree.write(`node_modules/${name}/package.json`, JSON.stringify(about));
  for (const [file, code] of Object.entries(files)) {
    tree.write(`node_modules/${name}/${file}`, code);
  }
}

const button = {
  name: 'Button',
  productId: 'docs' as const,
  packageName: 'demo',
  imports: [`import Button from 'demo/Button';`],
};
const list = {
  name: 'List',
  productId: 'docs' as const,
  packageName: 'demo',
  imports: [`import { List } from 'demo/List';`],
};

describe('measureBundleSizes', () => {
  it('measures what an import adds to a production bundle, without React', async () => {
    const { 'docs#Button': size } = await measureBundleSizes(tree.root, [button]);
    expect(size?.minified).toBeGreaterThan(200);
    expect(size?.minified).toBeLessThan(400);
    expect(size?.gzip).toBeLessThan(size!.minified);
    expect(size?.parts.map(({ name }) => name)).toEqual(['tones', 'demo/Button']);
    expect(size?.rest).toEqual({ count: 0, minified: 0 });
    const [shared, own] = size!.parts;
    expect(size?.own).toBe(own?.minified);
    expect(size!.minified - size!.own!).toBeGreaterThanOrEqual(shared!.minified);
  });

  it('leaves out imports that the installed packages do not have', async () => {
    const nowhere = { ...list, name: 'Nowhere', imports: [`import Nowhere from 'demo/Nowhere';`] };
    const far = { ...list, name: 'Far', imports: [`import { Far } from 'far';`] };
    install('far', '1.0.0', { 'index.js': `import away from 'away';\nexport const Far = away;` });
    const sizes = await measureBundleSizes(tree.root, [list, far, button, nowhere]);
    expect(Object.keys(sizes)).toEqual(['docs#Button']);
  });

  it('measures again after the version of an included package has changed, and only then', async () => {
    const measure = async () => (await measureBundleSizes(tree.root, [button]))['docs#Button'];
    const first = await measure();
    tree.write('node_modules/tones/index.js', `export const tone = '';`);
    expect(await measure()).toEqual(first);
    install('tones', '1.0.1', {});
    expect((await measure())?.minified).toBeLessThan(first!.minified);
  });
});

describe('importEntry', () => {
  it.each([
    [`import Button from '@demo/core/Button';`, 'default', `'@demo/core/Button'`],
    [`import { Button } from '@demo/core';`, 'Button', `'@demo/core'`],
    [`import { Button as Plain } from "@demo/core"`, 'Button', `"@demo/core"`],
  ])('recognizes the import in `%s`', (statement, name, from) => {
    const packageName = '@demo/core';
    const entry = importEntry({
      name: 'Button',
      productId: 'docs',
      packageName,
      imports: [statement],
    });
    expect(entry).toEqual({ key: 'docs#Button', packageName, name, from });
  });

  it('returns nothing for other statements', () => {
    const measured = { name: 'Button', productId: 'docs' as const, packageName: 'demo' };
    expect(importEntry({ ...measured, imports: [] })).toBeUndefined();
    expect(importEntry({ ...measured, imports: [`import * as all from 'demo'`] })).toBeUndefined();
  });
});

describe('describeBundle', () => {
  it('lists folders of the package and other packages, and sums the small ones', () => {
    const many = Array.from({ length: 12 }, (_, index) => [
      `node_modules/@scope/p${String(index).padStart(2, '0')}/index.js`,
      100 - index,
    ]);
    const size = describeBundle({
      packageName: '@demo/core',
      name: 'Button',
      minified: 3000,
      gzip: 1000,
      modules: {
        ...Object.fromEntries(many),
        'node_modules/@demo/core/Button/Button.js': 500,
        'node_modules/@demo/core/Button/classes.js': 20,
        'node_modules/@demo/core/index.js': 300,
        'node_modules/a/node_modules/b/x.js': 400,
        'node_modules/unused/index.js': 0,
        'measured:@demo/core#Button': 10,
      },
    });
    expect(size.parts.slice(0, 4)).toEqual([
      { name: '@demo/core/Button', minified: 520 },
      { name: 'b', minified: 400 },
      { name: '@demo/core', minified: 300 },
      { name: '@scope/p00', minified: 100 },
    ]);
    expect(size.own).toBe(520);
    expect(size.parts).toHaveLength(10);
    expect(size.rest).toEqual({ count: 5, minified: 93 + 92 + 91 + 90 + 89 });
  });
});
