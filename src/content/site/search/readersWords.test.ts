import { ContentTree } from '@/content/testing/contentTree';
import { loadReadersWords } from './loadReadersWords';
import { ReadersWords, readersWordsFile } from './readersWords';

let tree: ContentTree;
beforeEach(() => {
  tree = new ContentTree();
});
afterEach(() => tree.dispose());

it('returns the words of phrases that mean something, each once', () => {
  const words = new ReadersWords({ '/rail/seats/': ['a seat at the window', 'window seat'] });
  expect(words.wordsOf('/rail/seats/')).toEqual(['seat', 'window']);
  expect(words.wordsOf('/rail/')).toEqual([]);
});

it('reads them from files; a site without the file has none', async () => {
  expect((await loadReadersWords(tree.root)).wordsOf('/rail/')).toEqual([]);
  tree.write('docs-data/search/ofRail.ts', `export const ofRail = { '/rail/': ['night train'] };`);
  tree.write(
    readersWordsFile,
    `import { ofRail } from './ofRail';\nexport default { ...ofRail, };\n`,
  );
  expect((await loadReadersWords(tree.root)).wordsOf('/rail/')).toEqual(['night', 'train']);
});

it('reports an address that no page has, with the line that names it', async () => {
  const code = `export const ofRail = {\n  '/rail/': ['train'],\n  '/rail/#gone': ['lost'],\n};`;
  tree.write('docs-data/search/ofRail.ts', code);
  tree.write(readersWordsFile, `import { ofRail } from './ofRail';\nexport default ofRail;\n`);
  const words = await loadReadersWords(tree.root);
  words.wordsOf('/rail/');
  expect(words.listUnknown(tree.root)).toEqual([
    expect.objectContaining({
      what: 'There is no page or section `/rail/#gone`.',
      ...{ file: 'docs-data/search/ofRail.ts', line: 3, severity: 'style' },
    }),
  ]);
  words.wordsOf('/rail/#gone');
  expect(words.listUnknown(tree.root)).toEqual([]);
});

it.each([
  `{ 'rail': ['train'] }`,
  `{ '/rail/': 'train' }`,
  `{ '/rail/': [] }`,
  `{ '/rail/': ['?'] }`,
  'null',
])('reports a file with other content: %s', async (code) => {
  tree.write(readersWordsFile, `export default ${code};`);
  await expect(loadReadersWords(tree.root)).rejects.toMatchObject({
    problem: { file: readersWordsFile, fix: expect.stringContaining('by addresses') },
  });
});
