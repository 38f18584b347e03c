import path from 'node:path';
import { ContentTree } from '@/content/testing/contentTree';
import { readAliases } from './aliases';
import { writeStandIns } from './writeStandIns';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

/** Installs a package of one module. */
function install(name: string, manifest: object = {}, file = 'index.js'): void {
  const folder = `node_modules/${name}`;
  tree.write(`${folder}/package.json`, JSON.stringify({ name, main: file, ...manifest }));
  tree.write(`${folder}/${file}`, '');
}

/** Returns the modules that the server's bundle leaves to Node if demos and the site import these. */
async function left(demos: readonly string[], site: readonly string[] = []): Promise<string[]> {
  const importing = (names: readonly string[]) => names.map((it) => `import '${it}';`).join('\n');
  tree.write('docs-data/rail/fare/Fare.tsx', importing(demos));
  tree.write('src/features/demos/Frame.tsx', importing(site));
  await writeStandIns(tree.root);
  return Object.keys(readAliases(tree.root));
}

it('replaces the modules of packages that demos import', async () => {
  install('@rail/ui');
  tree.write('node_modules/@rail/ui/Fare/index.js', '');
  expect(await left(['@rail/ui/Fare', '@rail/ui'])).toEqual(['@rail/ui', '@rail/ui/Fare']);
  const alias = readAliases(tree.root)['@rail/ui/Fare']!;
  expect(alias.browser).toBe('@rail/ui/Fare');
  expect(tree.read(alias.default)).toMatch(/^module\.exports = require\(.*"@rail\/ui\/Fare"\);$/m);
});

it('marks modules as having side effects, or an import without a name would be dropped', async () => {
  install('dates');
  await left(['dates']);
  const manifest = tree.read('.content/server-packages/package.json');
  expect(JSON.parse(manifest)).toEqual({ sideEffects: true });
});

it('has one copy of what demos and the site share, also as a dependency', async () => {
  install('@rail/ui', { dependencies: { styles: '1' }, peerDependencies: { theme: '1' } });
  install('styles', { dependencies: { cache: '1' } });
  ['theme', 'cache', 'editor'].forEach((name) => install(name));
  const site = ['cache', 'theme', 'editor'];
  expect(await left(['@rail/ui'], site)).toEqual(['@rail/ui', 'cache', 'theme']);
});

it('leaves the framework to the bundler, and modules that Node cannot require', async () => {
  install('react');
  install('modern', { type: 'module' });
  install('modules', {}, 'index.mjs');
  install('closed', { exports: { '.': './index.js' } });
  install('sheets', {}, 'sheet.css');
  install('both', { type: 'module', main: 'index.cjs' }, 'index.cjs');
  const names = ['react', 'modern', 'modules', 'closed/inner', 'sheets', 'both', 'not-installed'];
  expect(await left(names)).toEqual(['both']);
});

/** Writes a lock file with the packages at these places. */
function lock(places: readonly string[]): void {
  const packages = Object.fromEntries(places.map((place) => [`node_modules/${place}`, {}]));
  tree.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
}

it('leaves packages with several versions to Node, if only Node loads the ones that have their own', async () => {
  install('@rail/ui', { dependencies: { cache: '1', styles: '1' } });
  ['cache', 'styles'].forEach((name) => install(name));
  lock(['@rail/ui', 'cache', 'styles', 'cache/node_modules/styles']);
  expect(await left(['@rail/ui'], ['styles', 'cache'])).toEqual(['@rail/ui', 'cache', 'styles']);
});

it('leaves a package with several versions to the bundler, if that bundles one that has its own', async () => {
  install('@rail/ui', { dependencies: { cache: '1', styles: '1' } });
  ['cache', 'styles'].forEach((name) => install(name));
  install('modern', { type: 'module', dependencies: { styles: '1', cache: '1' } });
  lock(['@rail/ui', 'cache', 'styles', 'modern', 'modern/node_modules/styles']);
  expect(await left(['@rail/ui', 'modern'], ['styles', 'cache'])).toEqual(['@rail/ui', 'cache']);
  // A package that becomes bundled may have versions of its own, too.
  lock(['cache', 'styles', 'modern/node_modules/styles', 'styles/node_modules/cache']);
  install('styles', { dependencies: { cache: '1' } });
  expect(await left(['@rail/ui', 'modern'], ['styles', 'cache'])).toEqual(['@rail/ui']);
});

it('removes modules that are no longer imported', async () => {
  ['a', 'b'].forEach((name) => install(name));
  expect(await left(['a', 'b'])).toEqual(['a', 'b']);
  expect(await left(['b'])).toEqual(['b']);
  expect(tree.has('.content/server-packages/1.cjs')).toBe(false);
});

it("works without the site's code", async () => {
  await writeStandIns(tree.root);
  expect(readAliases(tree.root)).toEqual({});
});

it('gives browsers a package together with its own versions of others', async () => {
  install('@rail/ui', { module: 'index.js' });
  const fare =
    "import { style } from 'styles';\nimport { react } from 'react';\nexport default [style, react];";
  tree.write('node_modules/@rail/ui/Fare/index.js', fare);
  install('@rail/ui/node_modules/styles', {}, 'index.js');
  tree.write('node_modules/@rail/ui/node_modules/styles/index.js', "export const style = 'own';");
  install('styles');
  expect(await left(['@rail/ui/Fare', 'styles'])).toEqual(['@rail/ui/Fare', 'styles']);
  const { browser } = readAliases(tree.root)['@rail/ui/Fare']!;
  const written = tree.read(browser);
  const chunks = [...written.matchAll(/"(\.[^"]+)"/g)].map(([, file]) =>
    tree.read(path.posix.join(path.posix.dirname(browser), file!)),
  );
  const code = [written, ...chunks].join('\n');
  expect(code).toContain('style = "own"');
  expect(code).not.toContain('"styles"');
  expect(code).toContain('from "react"');
  expect(readAliases(tree.root).styles!.browser).toBe('styles');
});
