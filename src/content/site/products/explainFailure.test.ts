import { ContentTree } from '@/content/testing/contentTree';
import { bundleData } from './bundle';

it('reports circular imports if an export is used before it is initialized', async () => {
  const tree = new ContentTree();
  tree.write(
    'docs-data/a.ts',
    `import { b } from './b';\nexport const a = { b };\nexport default a;\n`,
  );
  tree.write('docs-data/b.ts', `import { a } from './a';\nexport const b = { a: a.b };\n`);
  await expect(bundleData(tree.root, ['docs-data/a.ts'])).rejects.toMatchObject({
    problem: {
      file: 'docs-data/b.ts',
      line: 2,
      fix: 'What `b` is read from is not set here. If two files import each other, move what both need into a third file.',
    },
  });
  tree.dispose();
});
