import { build, type Metafile } from 'esbuild';

/** Packages that the modules reached by static imports alone bring with them. */
function packagesAtStart({ inputs }: Metafile, entry: string): Set<string> {
  const packages = new Set<string>();
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.add(path);
      else reached.add(path);
    }
  }
  return packages;
}

it('starts without what compiles pages, reads types, or packs the live editor', async () => {
  const entry = 'src/content/cli.ts';
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const loaded = packagesAtStart(metafile, entry);
  expect(loaded).toContain('chokidar');
  const heavy = /^(@codemirror|@lezer|markdown-it|prettier|sucrase|tailwindcss|typescript)(\/|$)/;
  expect([...loaded].filter((name) => heavy.test(name))).toEqual([]);
});
