import type { FoundDemo, MarkdownSource } from '../../stages';
import { ContentTree } from '@/content/testing/contentTree';
import { collectDemo } from '../collectDemo';

/** The folder of the page. */
export const folder = 'docs-data/demo-ui/react-tab';
/** The page that shows the demos. */
export const markdown = `${folder}/tab.md`;
/** Code of a demo. */
export const tabs = 'export default function Tabs() {\n  return <p>One</p>;\n}\n';

let tree: ContentTree;

/** Creates an empty folder. Call it before each test. */
export function createTree(): void {
  tree = new ContentTree();
}

/** Removes the folder. Call it after each test. */
export const clearTree = () => tree.dispose();

/** Writes files into the folder. */
export function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) tree.write(`${folder}/${file}`, text);
}

/** Collects the demo that the page embeds on its line 7. The page is about no component, unless `frontMatter` says so. */
export function collect(
  path = 'Tabs',
  { frontMatter = {}, ...rest }: Partial<FoundDemo> & { frontMatter?: object } = {},
) {
  const name = path.split('/').pop() ?? '';
  const place = { line: 7, column: 1 };
  const demo = { kind: 'demo', name, path, hasExtension: true, options: {}, ...place, ...rest };
  const source = { file: markdown, productFolder: 'demo-ui', frontMatter };
  return collectDemo(tree.root, source as MarkdownSource, demo as FoundDemo);
}
