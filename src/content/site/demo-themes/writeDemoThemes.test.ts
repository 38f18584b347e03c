import { ContentTree } from '@/content/testing/contentTree';
import { writeDemoThemes } from './writeDemoThemes';

const sheet = '.content/demo-themes/rail.module.css';
const theme = 'docs-data/rail/demo-theme/index.ts';

let tree: ContentTree;

/** Writes a theme whose style sheets set a color. */
function writeTheme(color: string): void {
  tree.write(
    theme,
    `const styleSheets = () => [{ html: { '--rail-color': '${color}', colorScheme: 'light' } }, { 'html.dark': { '--rail-size': 2 } }];
    export default { Provider: ({ children }) => children, styleSheets };`,
  );
}

beforeEach(() => {
  tree = new ContentTree();
  const product = (facts: object) => JSON.stringify({ prefix: '/rail/', ...facts });
  tree.write(
    'docs-data/products.ts',
    `export default { rail: ${product({ demoTheme: theme })}, road: ${product({})} };`,
  );
  writeTheme('red');
});

afterEach(() => tree.dispose());

it('prints the variables of products that have a theme', async () => {
  await writeDemoThemes(tree.root);
  expect(tree.read(sheet)).toBe(
    'html{--rail-color:red;color-scheme:light;}html.dark{--rail-size:2;}',
  );
  expect(tree.has('.content/demo-themes/road.module.css')).toBe(false);
});

it('prints them again after a theme, a version or the sheet has changed', async () => {
  await writeDemoThemes(tree.root);
  writeTheme('blue');
  await writeDemoThemes(tree.root);
  expect(tree.read(sheet)).toContain('blue');
  tree.write(sheet, 'html{}');
  await writeDemoThemes(tree.root);
  expect(tree.read(sheet)).toContain('blue');
});

it('reports where a theme fails to run', async () => {
  tree.write(theme, "throw new Error('no colors');");
  await expect(writeDemoThemes(tree.root)).rejects.toThrow('no colors');
});
