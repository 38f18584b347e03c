import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { entries } from './bundled/entries.mjs';
import { makeBundle } from './bundled/makeBundle.mjs';
import { provideBundle } from './bundled/provideBundle.mjs';

let root: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

/** Runs a bundled script and returns its output. */
async function run(name: string): Promise<string> {
  const file = (await provideBundle(root))[name];
  const { stdout } = await promisify(execFile)(process.execPath, [file!], { cwd: root });
  return stdout.trim();
}

const bundles = () =>
  fs
    .readdirSync(path.join(root, 'node_modules/.cache/docs-scripts'))
    .filter((name) => name !== 'made.json');

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bundled-'));
  for (const file of ['entries.mjs', 'makeBundle.mjs']) write(`scripts/bundled/${file}`, '');
  write('package.json', '{ "type": "module" }');
  write('node_modules/.package-lock.json', '{}');
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }');
  for (const [name, file] of Object.entries(entries)) {
    write(file, `import { word } from '@/word';\nconsole.log('${name}', word satisfies string);\n`);
  }
  write('src/word.ts', "export const word: string = 'one';\n");
});

afterEach(() => fs.rmSync(root, { recursive: true }));

it('runs each script with its imports', async () => {
  expect(await run('compile')).toBe('compile one');
  expect(await run('types')).toBe('types one');
  expect(Object.keys(await provideBundle(root))).toEqual(Object.keys(entries));
});

it('bundles again only when a file has changed', async () => {
  const first = await provideBundle(root);
  expect(await provideBundle(root)).toEqual(first);
  expect(bundles()).toHaveLength(1);
  write('src/word.ts', "export const word: string = 'two';\n");
  expect(await run('compile')).toBe('compile two');
  expect(await provideBundle(root)).not.toEqual(first);
  write('src/word.ts', "export const word: string = 'one';\n");
  expect(await provideBundle(root)).toEqual(first);
});

it('bundles again after an installation', async () => {
  const first = await provideBundle(root);
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  expect(await provideBundle(root)).not.toEqual(first);
});

it('bundles again when a source is deleted, and works without a list of installed packages', async () => {
  const { compile } = await provideBundle(root);
  fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(await run('compile')).toBe('compile one');
  expect((await provideBundle(root)).compile).not.toBe(compile);
  fs.rmSync(path.join(root, 'src/word.ts'));
  await expect(provideBundle(root)).rejects.toThrow(/Could not resolve "@\/word"/);
});

it('bundles again when the last bundle is deleted, or its list of files cannot be read', async () => {
  const { compile } = await provideBundle(root);
  fs.rmSync(path.dirname(compile!), { recursive: true });
  expect(await run('compile')).toBe('compile one');
  write('node_modules/.cache/docs-scripts/made.json', '{');
  expect(await run('compile')).toBe('compile one');
});

it('keeps a few old bundles, which may still be running', async () => {
  for (const word of ['a', 'b', 'c', 'd']) {
    write('src/word.ts', `export const word: string = '${word}';\n`);
    expect(await run('compile')).toBe(`compile ${word}`);
  }
  expect(bundles()).toHaveLength(3);
});

it('makes one bundle when several processes start at the same time', async () => {
  const provider = pathToFileURL(path.resolve(__dirname, 'bundled/provideBundle.mjs'));
  const code = `const { provideBundle } = await import('${provider.href}');
    console.log((await provideBundle(process.cwd())).compile);`;
  const command = ['--input-type=module', '--eval', code];
  const start = () => promisify(execFile)(process.execPath, command, { cwd: root });
  const made = await Promise.all([start(), start(), start()]);
  expect(new Set(made.map(({ stdout }) => stdout)).size).toBe(1);
  expect(bundles()).toHaveLength(1);
});

it('reports file and line of a syntax error', async () => {
  write('src/word.ts', 'export const word: string = ;\n');
  await expect(provideBundle(root)).rejects.toThrow(/src\/word\.ts:1:28/);
  write('src/word.ts', "export { word } from './words';\n");
  await expect(provideBundle(root)).rejects.toThrow(/src\/word\.ts:1:21.*Could not resolve/);
});

it('contains no content, so that an error there does not keep the compiler from starting', async () => {
  const project = path.resolve(__dirname, '..');
  const files = await makeBundle(project, path.join(root, 'bundle'));
  expect(files).toContain('src/content/run/watch/watch.ts');
  expect(files.filter((file) => file.startsWith('docs-data/'))).toEqual([]);
});
