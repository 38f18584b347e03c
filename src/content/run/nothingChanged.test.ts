import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { smallSite, type ContentTree } from '@/content/testing/contentTree';

const project = path.resolve(__dirname, '../../..');
const coverage = 'coverage';

/** Packages that only compiling needs, by the beginning of their paths in `node_modules`. */
const heavy = [
  'typescript/',
  'prettier/',
  'sucrase/',
  'markdown-it/',
  'tailwindcss/',
  'feed/',
  'chokidar/',
  '@lezer/',
  '@codemirror/',
  '@mui/',
];

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
  documentPackage();
});

afterEach(() => tree.dispose());

/** Adds a package with one component, which the product documents. */
function documentPackage(): void {
  const write = (name: string, files: Record<string, string>) => {
    const manifest = { name, version: '1.0.0', type: 'module', types: 'index.d.ts' };
    tree.write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
    for (const [file, text] of Object.entries(files)) {
      tree.write(`node_modules/${name}/${file}`, text);
    }
  };
  write('@types/react', {
    'index.d.ts':
      'export = React; declare namespace React { interface ReactElement { type: string } }',
  });
  write('demo-ui', {
    'index.js': 'export function Chip() {}',
    'index.d.ts':
      "import * as React from 'react';\nexport declare function Chip(props: { label?: string }): React.ReactElement;\n",
  });
  tree.edit('docs-data/demo-ui/product.ts', (text) =>
    text.replace(
      'listed: true',
      "listed: true, api: { sources: [{ packageName: 'demo-ui' }], componentAddress: '/demo-ui/api/{name}/' }",
    ),
  );
  tree.edit('docs-data/demo-ui/pages.ts', (text) =>
    text.replace('];', "  { kind: 'api', pathname: '/demo-ui/api/', title: 'API' },\n];"),
  );
}

/** Compiles the small site as a build does, and returns what it printed and the modules that it loaded. */
async function compile(): Promise<{ output: string; loaded: readonly string[] }> {
  const folder = path.join(tree.root, coverage);
  fs.rmSync(folder, { recursive: true, force: true });
  const command = ['--import', require.resolve('tsx'), path.join(project, 'scripts/compile.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: tree.root,
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'),
      // Node writes the list of evaluated modules here.
      NODE_V8_COVERAGE: folder,
    },
  });
  const loaded = fs.readdirSync(folder).flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    return (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url);
  });
  return { output: stdout, loaded: [...new Set(loaded)] };
}

const among = (loaded: readonly string[]) =>
  heavy.filter((name) =>
    loaded.some((url) => url.includes(`/node_modules/${name}`) && !url.includes('.json')),
  );

it('loads none of the heavy packages if nothing has changed', async () => {
  const first = await compile();
  expect(first.output).toContain('Compiled 3 of 3 pages');
  // Compiling loads them all under these names, except the one for watching.
  expect(among(first.loaded)).toEqual(heavy.filter((name) => name !== 'chokidar/'));
  const second = await compile();
  expect(second.output).toContain('Compiled 0 of 3 pages');
  expect(second.output).toContain('Wrote 0 pages');
  expect(among(second.loaded)).toEqual([]);
});
