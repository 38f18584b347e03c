import { ContentTree } from '../testing/contentTree';
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

/** What the server's code leaves to Node when demos and the site import these modules. */
function left(demos: readonly string[], site: readonly string[] = []): string[] {
  const importing = (names: readonly string[]) => names.map((it) => `import '${it}';`).join('\n');
  tree.write('docs-data/rail/fare/Fare.tsx', importing(demos));
  tree.write('src/features/demos/Frame.tsx', importing(site));
  writeStandIns(tree.root);
  return Object.keys(readAliases(tree.root));
}

it('stands for the modules of packages that demos import', () => {
  install('@rail/ui');
  tree.write('node_modules/@rail/ui/Fare/index.js', '');
  expect(left(['@rail/ui/Fare', '@rail/ui'])).toEqual(['@rail/ui', '@rail/ui/Fare']);
  const alias = readAliases(tree.root)['@rail/ui/Fare']!;
  expect(alias.browser).toBe('@rail/ui/Fare');
  expect(tree.read(alias.default)).toMatch(/^module\.exports = require\(.*"@rail\/ui\/Fare"\);$/m);
});

it('has one copy of what demos and the site share, also behind a package', () => {
  install('@rail/ui', { dependencies: { styles: '1' }, peerDependencies: { theme: '1' } });
  install('styles', { dependencies: { cache: '1' } });
  ['theme', 'cache', 'editor'].forEach((name) => install(name));
  const site = ['cache', 'theme', 'editor'];
  expect(left(['@rail/ui'], site)).toEqual(['@rail/ui', 'cache', 'theme']);
});

it('leaves the framework to the bundler, and what Node cannot require', () => {
  install('react');
  install('modern', { type: 'module' });
  install('modules', {}, 'index.mjs');
  install('closed', { exports: { '.': './index.js' } });
  install('sheets', {}, 'sheet.css');
  install('both', { type: 'module', main: 'index.cjs' }, 'index.cjs');
  const names = ['react', 'modern', 'modules', 'closed/inner', 'sheets', 'both', 'not-installed'];
  expect(left(names)).toEqual(['both']);
});

it('leaves a package of several versions to the bundler, which knows who means which', () => {
  install('@rail/ui', { dependencies: { cache: '1', styles: '1' } });
  ['cache', 'styles'].forEach((name) => install(name));
  const places = ['@rail/ui', 'cache', 'styles', 'cache/node_modules/styles'];
  const packages = Object.fromEntries(places.map((place) => [`node_modules/${place}`, {}]));
  tree.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
  expect(left(['@rail/ui'], ['styles', 'cache'])).toEqual(['@rail/ui', 'cache']);
});

it('forgets what nobody imports any more', () => {
  ['a', 'b'].forEach((name) => install(name));
  expect(left(['a', 'b'])).toEqual(['a', 'b']);
  expect(left(['b'])).toEqual(['b']);
  expect(tree.has('.content/server-packages/1.cjs')).toBe(false);
});

it('needs no site around the content', () => {
  writeStandIns(tree.root);
  expect(readAliases(tree.root)).toEqual({});
});
