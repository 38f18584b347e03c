import { ContentTree } from '@/content/testing/contentTree';
import { runBundle } from '../render/runBundle';
import { demo, fence, pageSources } from '../testing/pageSources';
import { buildPages } from './buildPages';
import type { PageSources } from './sources';

const folder = 'docs-data/garden/planter/';

/** The modules of the site that the entries import, as short as possible. */
const site = {
  'scripts/check-page/frame/browser.ts':
    'export const start = (all) => { globalThis.started = all; };',
  'scripts/check-page/frame/server.ts': 'export const renderDemos = () => "rendered";',
  'pages/_app.ts': 'export default "the app";',
  'src/features/demos/registry.ts': `export const assignTheme = (Demo, theme) => [Demo, theme];
    export const withSheet = (key, Demo) => [Demo, key];`,
  'node_modules/soil/package.json': '{ "main": "index.js" }',
  'node_modules/soil/index.js': 'exports.clay = "clay";',
};

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  for (const [file, text] of Object.entries(site)) tree.write(file, text);
});

afterEach(() => tree.dispose());

const build = (...pages: PageSources[]) => buildPages({ root: tree.root, pages, products: '[]' });

/** Bundles pages, and returns the problems and what the modules for the server export, by their keys. */
async function bundle(...pages: PageSources[]) {
  const { server, problems } = await build(...pages);
  const modules = runBundle(tree.root, server).pages.map(({ demos, javaScript, fences }) =>
    [demos, javaScript, fences].map((loads) =>
      Object.fromEntries(Object.entries(loads).map(([key, load]) => [key, load()])),
    ),
  );
  return { problems, modules };
}

it('bundles demos, their JavaScript and fences of several pages', async () => {
  tree.write(`${folder}Pot.tsx`, "import { size } from './size';\nexport default size as string;");
  tree.write(`${folder}size.ts`, "export const size = 'big – 大';");
  tree.write(`${folder}Seed.tsx`, "import { clay } from 'soil';\nexport default clay;");
  const { problems, modules } = await bundle(
    pageSources({
      demos: [demo('Pot', 'export default "plain";')],
      fences: [fence(3, 'export default 7')],
    }),
    pageSources({ demos: [demo('Seed', 'export default 1;')], fences: [] }),
  );
  expect(problems).toEqual([]);
  expect(modules).toEqual([
    [{ Pot: 'big – 大' }, { Pot: 'plain' }, { 0: 7 }],
    [{ Seed: 'clay' }, { Seed: 1 }, {}],
  ]);
});

it('gives demos and fences the theme of their product, and demos the key of their style sheet', async () => {
  tree.write('docs-data/garden/theme.ts', 'export default "green";');
  tree.write('.content/demo-themes/garden.module.css', '');
  tree.write(`${folder}Pot.tsx`, 'export default "pot";');
  const pot = demo('Pot', 'export default "plain";');
  pot.modules = pot.modules.map((one) => ({ ...one, hasSheet: true }));
  const product = { demoTheme: 'docs-data/garden/theme.ts' };
  const fences = [fence(3, 'export default "fence";')];
  const { modules } = await bundle(pageSources({ demos: [pot], fences, product }));
  expect(modules).toEqual([
    [
      { Pot: [['pot', 'Pot'], 'green'] },
      { Pot: [['plain', 'Pot'], 'green'] },
      { 0: ['fence', 'green'] },
    ],
  ]);
});

it('returns the scripts for the browser, with a source map that names the files of authors', async () => {
  tree.write(`${folder}Pot.tsx`, 'export default "pot in the browser";');
  const { browser, sourceMap } = await build(pageSources({ demos: [demo('Pot')] }));
  const script = browser.find(({ path: file }) => file.endsWith('/_check/page.js'));
  expect(script?.text).toContain('pot in the browser');
  const { sources } = JSON.parse(sourceMap) as { sources: string[] };
  expect(sources).toContain(`../${folder}Pot.tsx`);
});

it('leaves out what cannot be bundled, and reports it at its line in the author’s file', async () => {
  tree.write(`${folder}Pot.tsx`, '\nimport { peat } from "pete";\nexport default peat;');
  tree.write(`${folder}Seed.tsx`, 'export default "seed";');
  const sources = pageSources({
    demos: [demo('Pot', 'export default 1;'), demo('Seed', 'import "./gone";')],
    fences: [fence(10, 'export default 7;'), fence(20, 'export default 8;\nimport "gone";')],
  });
  const { problems, modules } = await bundle(sources);
  const fix = 'Import what is installed and exported.';
  expect(problems).toEqual(
    expect.arrayContaining([
      {
        ...{ check: 'server render', file: `${folder}Pot.tsx`, line: 2, column: 22, fix },
        what: 'Could not resolve "pete".',
      },
      {
        ...{ check: 'fences', file: `${folder}planter.md`, line: 21, column: 8, fix },
        what: 'Could not resolve "gone".',
      },
      expect.objectContaining({ check: 'server render', what: 'Could not resolve "./gone".' }),
    ]),
  );
  // Once each, although both bundles fail.
  expect(problems).toHaveLength(3);
  expect(modules).toEqual([[{ Seed: 'seed' }, {}, { 0: 7 }]]);
});

it('reports syntax errors, and errors that show only when others are gone', async () => {
  tree.write(`${folder}Pot.tsx`, 'export default (;');
  tree.write(`${folder}Seed.tsx`, "import Soil from 'soil/missing';\nexport default Soil;");
  const sources = pageSources({ demos: [demo('Pot'), demo('Seed')] });
  const { problems } = await bundle(sources);
  const places = problems.map(({ file, line, column }) => `${file}:${line}:${column}`).sort();
  expect(places).toEqual([`${folder}Pot.tsx:1:17`, `${folder}Seed.tsx:1:18`]);
});

it('throws if a module of the site cannot be bundled: no author can fix that', async () => {
  tree.remove('pages/_app.ts');
  await expect(build(pageSources({}))).rejects.toThrow('Could not resolve "./pages/_app"');
});
