import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A small site in a temporary folder, written file by file. */
export class ContentTree {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));

  write(file: string, text: string): void {
    const target = path.join(this.root, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.root, file), 'utf8');
  }

  has(file: string): boolean {
    return fs.existsSync(path.join(this.root, file));
  }

  edit(file: string, change: (text: string) => string): void {
    this.write(file, change(this.read(file)));
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.root, file), { recursive: true });
  }

  dispose(): void {
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}

/**
 * Creates a product `demo-ui` with two pages: one about buttons, with a demo of two files, and one about lists that
 * links to it.
 */
export function smallSite(): ContentTree {
  const tree = new ContentTree();
  tree.write('package-lock.json', '{}');
  tree.write('src/content/step.ts', '// version 1');
  tree.write('public/static/logos/demo.svg', '<svg/>');
  tree.write(
    'docs-data/products.ts',
    `import product from './demo-ui/product';\nexport default { 'demo-ui': product };\n`,
  );
  tree.write(
    'docs-data/demo-ui/product.ts',
    `export default { id: 'material-ui', category: 'core', name: 'Demo UI', description: 'A library.', prefix: '/demo-ui/', home: '/demo-ui/react-button/', logo: 'demo', listed: true };\n`,
  );
  writePages(tree, ['/demo-ui/react-button/', '/demo-ui/react-list/']);
  tree.write(
    'docs-data/demo-ui/react-button/button.md',
    page('Button', '## Sizes\n\nChoose a size.\n\n{{"demo": "Sizes.tsx"}}\n'),
  );
  tree.write(
    'docs-data/demo-ui/react-button/Sizes.tsx',
    `import { sizes } from './sizes';\n\nexport default function Sizes() {\n  return <p>{sizes.join()}</p>;\n}\n`,
  );
  tree.write('docs-data/demo-ui/react-button/sizes.ts', `export const sizes = ['small'];\n`);
  tree.write(
    'docs-data/demo-ui/react-list/list.md',
    page('List', 'A list of [sizes of buttons](/demo-ui/react-button/#sizes).\n'),
  );
  return tree;
}

/** Gives `demo-ui` a house style, and its page about lists a word that violates it. */
export function breakStyle(tree: ContentTree): void {
  const kinds = "[{ pages: '/demo-ui/**', kind: 'overview' }]";
  tree.edit('docs-data/demo-ui/product.ts', (text) =>
    text.replace('listed:', `houseStyle: { kinds: ${kinds} }, listed:`),
  );
  tree.edit('docs-data/demo-ui/react-list/list.md', (text) => `${text}\nIt is simply a list.\n`);
}

/** Writes the navigation of `demo-ui`: one page entry per line and pathname. */
export function writePages(tree: ContentTree, pathnames: readonly string[]): void {
  const entries = pathnames.map((pathname) => `  { kind: 'page', pathname: '${pathname}' },\n`);
  tree.write('docs-data/demo-ui/pages.ts', `export default [\n${entries.join('')}];\n`);
}

/** Returns the Markdown of a page with a title and a description. */
export function page(title: string, body: string): string {
  return `---\ntitle: ${title}\n---\n\n# ${title}\n\n<p class="description">About ${title}.</p>\n\n${body}`;
}
