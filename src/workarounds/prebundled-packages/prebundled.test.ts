import path from 'node:path';
import { build } from 'esbuild';
import { ContentTree } from '@/content/testing/contentTree';
import { makePrebundled } from './makePrebundled';
import { readPrebundled, type PrebundledAliases } from './prebundledAliases';
import { providePrebundled } from './providePrebundled';

const folder = 'node_modules/.cache/docs-packages/made';

let tree: ContentTree;

/** Installs a package that depends on React. */
function install(name: string, manifest: object, files: Record<string, string>): void {
  const text = JSON.stringify({ name, peerDependencies: { react: '18' }, ...manifest });
  tree.write(`node_modules/${name}/package.json`, text);
  for (const [file, code] of Object.entries(files)) {
    tree.write(`node_modules/${name}/${file}`, code);
  }
}

beforeEach(() => {
  tree = new ContentTree();
  tree.write('docs-data/rail/fare/Fare.tsx', "import '@rail/ui/Fare';");
  tree.write('docs-data/rail/seat/Seat.tsx', "import '@rail/ui/Seat';");
  tree.write('docs-data/rail/stop/Stop.tsx', "import '@rail/ui/Stop';");
  tree.write('docs-data/rail/stop/Line.tsx', "import 'react';");
  tree.write('src/features/demos/island/index.ts', "export { Theme } from '@rail/ui/styles';");
  install(
    '@rail/ui',
    { main: './node/index.js', module: './index.js', sideEffects: false },
    {
      'index.js': "export * from './styles';\nexport { default as Seat } from './Seat';",
      'styles/index.js': "export { Theme } from './Theme';",
      'styles/Theme.js':
        "export const Theme = { name: 'theme' };\nexport { style } from '@rail/style';\nexport { palette } from './palette';",
      'styles/palette.js': 'export const palette = {};',
      'Fare/index.js': "export { default } from './Fare';\nexport * from './classes';",
      'Fare/Fare.js': "import { Theme } from '../styles';\nexport default { Theme };",
      'Fare/classes.js': "export const classes = ['fare'];",
      'Seat/index.js': "export { Theme as default } from '../styles/Theme';",
      'Stop/index.js': "export default 'stop';",
      'node/index.js': "throw new Error('for Node');",
    },
  );
  install(
    '@rail/style',
    {
      exports: {
        '.': { browser: './browser.js', default: './server.js' },
        './base': './base.js',
        './macro': './macro.js',
        './package.json': './package.json',
      },
    },
    {
      'browser.js': "export { base } from './base.js';\nexport const style = 'browser';",
      'server.js': "export { base } from './base.js';\nexport const style = 'server';",
      'base.js': 'export const base = {};',
    },
  );
});

afterEach(() => tree.dispose());

async function make(): Promise<PrebundledAliases> {
  await makePrebundled(tree.root, 'made');
  return readPrebundled(tree.root, 'made')!;
}

/** Bundles code with the aliases of the site's bundler, and returns its exports and the files in the bundle. */
async function run(code: string, side: 'browser' | 'default') {
  const aliases = Object.entries(await make()).map(
    ([from, to]) => [from, typeof to === 'string' ? to : to[side]] as const,
  );
  const lead = (name: string) => {
    const exact = aliases.find(([from]) => from === name);
    if (exact) return exact[1];
    const wide = aliases.find(([from]) => from.endsWith('*') && name.startsWith(from.slice(0, -1)));
    return wide?.[1].replace('*', name.slice(wide[0].length - 1));
  };
  const { outputFiles, metafile } = await build({
    absWorkingDir: tree.root,
    stdin: { contents: code, resolveDir: tree.root },
    bundle: true,
    format: 'cjs',
    write: false,
    metafile: true,
    plugins: [
      {
        name: 'lead',
        setup: ({ onResolve, resolve }) =>
          onResolve({ filter: /^[@a-z]/ }, ({ path: name, kind, resolveDir }) => {
            const to = lead(name);
            if (!to) return undefined;
            return resolve(path.join(tree.root, to), { kind, resolveDir });
          }),
      },
    ],
  });
  const made = { exports: {} as Record<string, unknown> };
  new Function('module', outputFiles[0]!.text)(made);
  return { exports: made.exports, files: Object.keys(metafile.inputs) };
}

const every = `
export { Theme, Seat } from '@rail/ui';
export { Theme as deep, palette } from '@rail/ui/styles/Theme';
export { palette as deepest } from '@rail/ui/styles/palette';
export { default as Fare, classes } from '@rail/ui/Fare';
export { default as Stop } from '@rail/ui/Stop';
export { style, base } from '@rail/style';
export { base as same } from '@rail/style/base';
`;

it.each([
  ['browser', 'browser'],
  ['default', 'server'],
] as const)('has one copy of each module, however it is imported (%s)', async (side, style) => {
  const { exports, files } = await run(every, side);
  expect(exports).toMatchObject({ Stop: 'stop', classes: ['fare'], style });
  expect(exports.deep).toBe(exports.Theme);
  expect(exports.Seat).toBe(exports.Theme);
  expect(exports.Fare).toEqual({ Theme: exports.Theme });
  expect((exports.Fare as { Theme: unknown }).Theme).toBe(exports.Theme);
  expect(exports.deepest).toBe(exports.palette);
  expect(exports.same).toBe(exports.base);
  expect(files.filter((file) => file.startsWith('node_modules/@rail/'))).toEqual([]);
});

it('redirects the packages that islands and a sixth of the demos’ folders need', async () => {
  install('@rail/rare', { module: 'index.js' }, { 'index.js': 'export const rare = 1;' });
  tree.write('docs-data/rail/stop/Rare.tsx', "import '@rail/rare';");
  for (const name of ['Walk', 'Ride', 'Wait', 'Board', 'Change', 'Leave']) {
    tree.write(`docs-data/rail/${name.toLowerCase()}/${name}.tsx`, '');
  }
  expect(Object.keys(await make()).sort()).toEqual([
    '@rail/style',
    '@rail/style/base',
    '@rail/ui',
    '@rail/ui/*',
    'prebundled-packages',
  ]);
});

it("keeps a package's own versions", async () => {
  install('inner', {}, { 'index.js': "export const version = 'another';" });
  install('@rail/ui/node_modules/inner', {}, { 'index.js': "export const version = 'its own';" });
  tree.write('node_modules/@rail/ui/Walk/index.js', "export { version } from 'inner';");
  const { exports } = await run("export { version } from '@rail/ui/Walk';", 'browser');
  expect(exports.version).toBe('its own');
});

it('writes a package that has another version of a redirected one', async () => {
  const manifest = { module: 'index.js' };
  install('@rail/old', manifest, {
    'index.js': "export { default as Ticket } from './Ticket';",
    'Ticket/index.js':
      "import { Theme } from '@rail/ui/styles';\nimport { style } from '@rail/style';\nexport default { Theme, style };",
    'Stamp/index.js': "export { Theme } from '@rail/ui/styles';",
  });
  install('@rail/old/node_modules/@rail/ui', manifest, {
    'index.js': '',
    'styles/package.json': '{ "module": "./index.js" }',
    'styles/index.js': "export const Theme = { name: 'older' };",
  });
  const { exports } = await run(
    `export { Theme } from '@rail/ui';
    export { Theme as stamped } from '@rail/old/Stamp';
    export { Ticket } from '@rail/old';
    export { style } from '@rail/style';`,
    'browser',
  );
  const { Ticket, Theme, stamped, style } = exports as Record<string, Record<string, unknown>>;
  expect(Theme?.name).toBe('theme');
  expect(stamped?.name).toBe('older');
  // One copy of its own, and one that all others share.
  expect(Ticket?.Theme).toBe(stamped);
  expect(Ticket?.style).toBe(style);
});

it("leaves a package with export patterns to the site's bundler", async () => {
  install(
    '@rail/style',
    { exports: { '.': './server.js', './*': './*.js' } },
    { 'server.js': "export const style = 'one';" },
  );
  const { exports, files } = await run("export { style } from '@rail/style';", 'browser');
  expect(exports.style).toBe('one');
  expect(files).toContain('node_modules/@rail/style/server.js');
  expect(tree.read(`${folder}/browser.js`)).toContain('from "@rail/style"');
});

it('reports unreadable files, and leaves nothing behind', async () => {
  tree.write('node_modules/@rail/ui/styles/Theme.js', "export { lost } from './lost';");
  await expect(make()).rejects.toThrow(/Could not resolve "\.\/lost"/);
  expect(tree.has(folder)).toBe(false);
});

it('removes the output of earlier versions, and nothing else', async () => {
  tree.write('node_modules/.cache/docs-packages/older/aliases.json', '{}');
  tree.write('node_modules/.cache/others/kept.json', '{}');
  await make();
  expect(tree.has('node_modules/.cache/docs-packages/older')).toBe(false);
  expect(tree.has('node_modules/.cache/others/kept.json')).toBe(true);
  for (const name of ['', '..', 'src', '../others', 'a/b']) {
    const made = makePrebundled(tree.root, name);
    if (name === 'src') await made;
    else await expect(made).rejects.toThrow('is no name of a folder');
  }
  expect(tree.has('src/features/demos/island/index.ts')).toBe(true);
  expect(tree.has('node_modules/.cache/others/kept.json')).toBe(true);
});

it('reuses the output of an earlier start, until a version or its own code changes', () => {
  // Replaces the process that bundles: it writes an alias with its number.
  tree.write('count.txt', '');
  tree.write(
    'prebundle.cjs',
    `const fs = require('fs');
fs.appendFileSync('count.txt', '.');
const folder = 'node_modules/.cache/docs-packages/' + process.argv[2];
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(folder + '/aliases.json', JSON.stringify({ a: fs.readFileSync('count.txt', 'utf8') }));`,
  );
  tree.write('src/workarounds/prebundled-packages/step.ts', '// one');
  const provide = () => providePrebundled(tree.root, ['prebundle.cjs']);
  expect(provide()).toEqual({ a: '.' });
  expect(provide()).toEqual({ a: '.' });
  tree.write('node_modules/.package-lock.json', '{}');
  expect(provide()).toEqual({ a: '..' });
  tree.write('src/workarounds/prebundled-packages/step.ts', '// two');
  expect(provide()).toEqual({ a: '...' });
  tree.write('prebundle.cjs', '');
  tree.write('node_modules/.package-lock.json', '{ "packages": {} }');
  expect(provide()).toEqual({});
});
