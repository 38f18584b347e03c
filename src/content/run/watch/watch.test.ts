import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

/** Lists the packages that an entry loads through static imports. */
async function packagesAtStart(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const packages = new Set<string>();
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.add(path);
      else reached.add(path);
    }
  }
  return [...packages];
}

it('starts without the code that compiles pages, reads types, or packs the live editor', async () => {
  const loaded = await packagesAtStart('src/content/run/watch/watch.ts');
  expect(loaded).toContain('chokidar');
  // Of TypeScript only the version is read.
  const heavy =
    /^(@codemirror|@lezer|feed|markdown-it|prettier|sucrase|tailwindcss|typescript)(\/(?!package\.json)|$)/;
  expect(loaded.filter((name) => heavy.test(name))).toEqual([]);
});

it('is started by Next without loading anything else', async () => {
  const loaded = await packagesAtStart('next.config.ts');
  expect(loaded.filter((name) => !isBuiltin(name))).toEqual(['next/constants']);
});
