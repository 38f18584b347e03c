import vm from 'node:vm';
import { importsIn } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import { bundlePacks } from './bundlePacks';
import { listImports } from '../installed/listImports';
import { listModulePackages } from './listModulePackages';
import { listModules } from './listModules';
import { sortIntoPacks } from './packNames';
import { writeManifest } from './writeManifest';

let tree: ContentTree;

/** Writes a package into the test's folder. */
function install(name: string, manifest: object, files: Record<string, string>): void {
  const folder = `node_modules/${name}`;
  tree.write(`${folder}/package.json`, JSON.stringify({ name, ...manifest }));
  for (const [file, code] of Object.entries(files)) tree.write(`${folder}/${file}`, code);
}

beforeEach(() => {
  tree = new ContentTree();
  install('react', {}, { 'index.js': 'log.push("react"); exports.useId = () => "id";' });
  install(
    '@rail/ui',
    {
      module: 'index.js',
      main: 'node/index.js',
      sideEffects: false,
      peerDependencies: { react: '*', missing: '*' },
      dependencies: { '@rail/theme': '*', tiny: '*' },
    },
    {
      'index.js': 'export { default as Fare } from "./Fare";',
      'Fare/index.js':
        'import { useId } from "react";\nimport theme from "@rail/theme";\nimport tiny from "tiny";\nlog.push("Fare");\nexport default () => [useId(), theme(), tiny];',
      'Seat/index.js': 'import x from "missing";\nlog.push("Seat");\nexport default x;',
      'types/index.d.ts': 'export type A = 1;',
      'node/index.js': 'throw new Error("the other build");',
      'internal/index.js': '',
    },
  );
  install(
    '@rail/theme',
    { main: 'index.js' },
    {
      'index.js': 'exports.__esModule = true;\nexports.default = () => "theme";',
    },
  );
  install('old', {}, { 'index.js': 'module.exports = require("dual")();' });
  install(
    'dual',
    { exports: { '.': { import: './m.mjs', require: './c.cjs' } } },
    {
      'm.mjs': 'export default () => "made for import";',
      'c.cjs': 'module.exports = () => "made for require";',
    },
  );
  install('tiny', {}, { 'index.js': 'module.exports = "tiny";' });
  install(
    'esm',
    { type: 'module', exports: { '.': './index.js', './package.json': './package.json' } },
    {
      'index.js': 'import Fare from "@rail/ui/Fare";\nexport default Fare;',
    },
  );
});

afterEach(() => tree.dispose());

async function pack(modules: string[], importable: string[]) {
  const packOf = sortIntoPacks(tree.root, importable);
  return bundlePacks(tree.root, new Map(modules.map((name) => [name, name])), packOf);
}

/** Runs packs like the frame. */
function run(scripts: string[]) {
  const makers: Record<string, () => unknown> = {};
  const log: string[] = [];
  const ask = (name: string) => makers[name]?.();
  const define = (made: typeof makers) => Object.assign(makers, made);
  const context = vm.createContext({ docsModules: { define, require: ask }, log });
  scripts.forEach((script) => vm.runInContext(script, context));
  return { ask, log };
}

describe('modules readers may import', () => {
  it('are the folders of a package, without other builds and internal ones', () => {
    expect(listModules(tree.root, '@rail/ui')).toEqual([
      '@rail/ui',
      '@rail/ui/Fare',
      '@rail/ui/Seat',
    ]);
  });

  it('are the exports that a package declares', () => {
    expect(listModules(tree.root, 'esm')).toEqual(['esm']);
    expect(listModules(tree.root, 'not-there')).toEqual([]);
  });

  it('are the package itself if its exports name no modules', () => {
    const write = (name: string, exports: unknown) =>
      tree.write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports }));
    write('one-file', './index.js');
    write('two-builds', { import: './index.mjs', require: './index.js' });
    expect(listModules(tree.root, 'one-file')).toEqual(['one-file']);
    expect(listModules(tree.root, 'two-builds')).toEqual(['two-builds']);
  });

  it('are the imports of demos in any form', () => {
    const code = `import a from 'a';\nimport "@b/c/d";\nexport * from "e";\nconst f = import('f');\nimport {\n  g,\n} from 'g/h.js';\nimport i from './i';`;
    expect(importsIn(code)).toEqual(['a', '@b/c/d', 'e', 'f', 'g/h.js']);
    tree.write('docs-data/rail/fare/Fare.tsx', `import Fare from '@rail/ui/Fare';`);
    tree.write('docs-data/rail/product.ts', `import type { Product } from 'model';`);
    expect(listImports(tree.root)).toEqual(['@rail/ui/Fare']);
  });
});

describe('packages for modules', () => {
  it('include a package with its peers, and what a single module needs in addition', () => {
    install('calendar', { version: '3.0.0' }, {});
    install(
      '@rail/dates',
      {
        version: '2.0.0',
        peerDependencies: { react: '*', '@rail/ui': '*', calendar: '*' },
        peerDependenciesMeta: { calendar: { optional: true } },
      },
      { 'Adapter/index.js': 'import "calendar";' },
    );
    install('@rail/ui', { version: '1.0.0', peerDependencies: { react: '*' } }, {});
    install('@types/calendar', { version: '3.0.1' }, {});
    const own = { '@rail/dates': '2.0.0', '@rail/ui': '1.0.0' };
    expect(listModulePackages(tree.root, ['@rail/dates', '@rail/dates/Adapter'])).toEqual({
      '@rail/dates': { needed: own, types: {} },
      '@rail/dates/Adapter': {
        needed: { ...own, calendar: '3.0.0' },
        types: { '@types/calendar': '3.0.1' },
      },
    });
  });
});

describe('packs', () => {
  it('contain one package each, or the packages that several share', () => {
    const packOf = sortIntoPacks(tree.root, ['@rail/ui', 'esm']);
    expect(packOf('@rail/ui/Fare')).toBe('@rail/ui');
    expect(packOf('@rail/theme')).toBe('@rail');
    expect(packOf('react/jsx-runtime')).toBe('react');
    expect(packOf('tiny')).toBeUndefined();
  });

  it('run a module on the first request, and once', async () => {
    const packs = await pack(['@rail/ui', '@rail/ui/Fare', '@rail/ui/Seat'], ['@rail/ui']);
    expect([...packs.keys()].sort()).toEqual(['@rail', '@rail/ui', 'react']);
    const { ask, log } = run([...packs.values()].map(({ script }) => script));
    expect(log).toEqual([]);
    const fare = ask('@rail/ui/Fare') as { default: () => unknown };
    expect(fare.default()).toEqual(['id', 'theme', 'tiny']);
    expect((ask('@rail/ui') as { Fare: unknown }).Fare).toBe(fare.default);
    expect(log).toEqual(['react', 'Fare']);
  });

  it('give ES modules the default export of another pack, not the whole module', async () => {
    const packs = await pack(['esm'], ['@rail/ui', 'esm']);
    const { ask } = run([...packs.values()].map(({ script }) => script));
    expect((ask('esm') as { default: () => unknown }).default()).toEqual(['id', 'theme', 'tiny']);
  });

  it('give CommonJS modules the matching build of a package', async () => {
    const packs = await pack(['old'], ['old']);
    const { ask } = run([...packs.values()].map(({ script }) => script));
    expect(ask('old')).toBe('made for require');
  });

  it('resolve the imports of their modules, and skip types', async () => {
    const packs = await pack(['dual', '@rail/ui/types'], ['dual', '@rail/ui']);
    const { ask } = run([...packs.values()].map(({ script }) => script));
    expect((ask('dual') as { default: () => unknown }).default()).toBe('made for import');
    expect(ask('@rail/ui/types')).toEqual({});
  });

  it('contain the versions that a package has for itself', async () => {
    install('old-ui', {}, { 'index.js': 'export { default } from "@rail/theme";' });
    install('old-ui/node_modules/@rail/theme', {}, { 'index.js': 'export default "older";' });
    const packs = await pack(['old-ui', '@rail/ui/Fare'], ['old-ui', '@rail/ui', '@rail/theme']);
    const { ask } = run([...packs.values()].map(({ script }) => script));
    expect((ask('old-ui') as { default: string }).default).toBe('older');
    const fare = ask('@rail/ui/Fare') as { default: () => unknown };
    expect(fare.default()).toEqual(['id', 'theme', 'tiny']);
  });

  it('throw for a missing package only when it is requested', async () => {
    const packs = await pack(['@rail/ui/Fare', '@rail/ui/Seat'], ['@rail/ui']);
    const { ask } = run([...packs.values()].map(({ script }) => script));
    expect(() => ask('@rail/ui/Seat')).toThrow('The package of "missing" is not installed.');
  });

  it('are listed with the direct and indirect needs of each module', async () => {
    const packs = await pack(['esm', '@rail/ui/Fare', 'react'], ['@rail/ui', 'esm']);
    const manifest = writeManifest(packs, (name) => `/${name}.js`);
    expect(manifest.packs).toEqual(['/@rail.js', '/@rail/ui.js', '/esm.js', '/react.js']);
    expect(manifest.modules).toMatchObject({
      esm: [0, 1, 2, 3],
      '@rail/ui/Fare': [0, 1, 3],
      react: [3],
    });
  });
});
