import { ContentTree } from '@/content/testing/contentTree';
import { loadSynonyms, synonymsFile } from './loadSynonyms';

let tree: ContentTree;
beforeEach(() => {
  tree = new ContentTree();
});
afterEach(() => tree.dispose());

it('reads the synonyms; a site without the file has none', async () => {
  expect(await loadSynonyms(tree.root)).toEqual({});
  tree.write(synonymsFile, `export default { btn: ['button'] };`);
  expect(await loadSynonyms(tree.root)).toEqual({ btn: ['button'] });
});

it.each([
  `{ Btn: ['button'] }`,
  `{ btn: 'button' }`,
  `{ btn: [''] }`,
  `{ 'one two three four five six': ['button'] }`,
])('reports a file with other content: %s', async (code) => {
  tree.write(synonymsFile, `export default ${code};`);
  await expect(loadSynonyms(tree.root)).rejects.toMatchObject({
    problem: { file: synonymsFile, fix: expect.stringContaining('lower case') },
  });
});
