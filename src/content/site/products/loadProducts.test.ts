import { ContentTree } from '@/content/testing/contentTree';
import { loadProducts } from '.';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write(
    'docs-data/products.ts',
    `export default { a: { prefix: '/a/' }, b: { prefix: '/b/' } };\n`,
  );
  tree.write('docs-data/a/pages.ts', 'export default [];\n');
  tree.write('docs-data/b/pages.ts', 'export default [1];\n');
});

afterEach(() => tree.dispose());

async function load() {
  const { products } = await loadProducts(tree.root);
  return products.map(({ folder, entries, problem }) => ({ folder, entries, problem }));
}

describe('a navigation that cannot be read', () => {
  it.each([
    ['cannot be run', 'export default [\n  foo,\n];', { line: 2, column: 3 }],
    ['is no TypeScript', 'export default [\n  { kind: ,\n];', { line: 2, column: 11 }],
    ['throws something else', `\nthrow 'it';`, { line: 1, column: 1 }],
  ])('is a problem of its product only: it %s', async (_, code, place) => {
    tree.write('docs-data/a/pages.ts', code);
    const file = 'docs-data/a/pages.ts';
    expect(await load()).toEqual([
      { folder: 'a', entries: undefined, problem: expect.objectContaining({ file, ...place }) },
      { folder: 'b', entries: [1], problem: undefined },
    ]);
  });

  it('is reported at the error, also in an imported file', async () => {
    tree.write('docs-data/a/pages.ts', `import { it } from './it';\n\nexport default [it()];\n`);
    tree.write(
      'docs-data/a/it.ts',
      `export function it(): number {\n  return missing.length;\n}\n`,
    );
    const [first] = await load();
    expect(first?.problem).toEqual({
      file: 'docs-data/a/it.ts',
      line: 2,
      column: expect.any(Number),
      what: 'This file cannot be run: missing is not defined.',
      fix: 'Declare or import `missing`, or remove it.',
    });
  });
});

it('throws the problem of the list of products itself', async () => {
  tree.write('docs-data/products.ts', `export default {\n  a: nothing,\n};\n`);
  await expect(loadProducts(tree.root)).rejects.toMatchObject({
    problem: { file: 'docs-data/products.ts', line: 2, column: 6 },
  });
});

it.each(['undefined', 'null', '5', '{}'])('throws if the list contains %s', async (code) => {
  tree.write('docs-data/products.ts', `export default { a: ${code} };\n`);
  await expect(loadProducts(tree.root)).rejects.toMatchObject({
    problem: { file: 'docs-data/products.ts', what: '`a` is not a product.' },
  });
});
