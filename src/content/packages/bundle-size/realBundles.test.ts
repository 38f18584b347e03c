import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleEntries } from './bundleEntries';
import { bundlerOptions } from './bundlerOptions';
import { describeBundle } from './describeBundle';
import { DirectImports } from './DirectImports';
import type { ImportEntry } from './importEntry';
import { surveyModules } from './surveyModules';

const root = process.cwd();

const imports = [
  ['@mui/material', 'default', '@mui/material/Tooltip'],
  ['@mui/joy', 'default', '@mui/joy/Chip'],
  // They need Joy UI's own versions of other packages.
  ['@mui/joy', 'default', '@mui/joy/Link'],
  ['@mui/joy', 'default', '@mui/joy/Grid'],
  ['@mui/system', 'ThemeProvider', '@mui/system'],
  ['@mui/x-data-grid', 'GridToolbarQuickFilter', '@mui/x-data-grid'],
  ['@mui/x-date-pickers', 'DateCalendar', '@mui/x-date-pickers/DateCalendar'],
  ['@mui/x-charts', 'LinePlot', '@mui/x-charts'],
] as const;

const entries = imports.map(([packageName, name, from]): ImportEntry => {
  return { key: from, packageName, name, from: `'${from}'` };
});

/** Bundles an entry alone, from just the code that a reader writes. */
async function bundleAlone({ key, name, from, packageName }: ImportEntry) {
  const { outputFiles, metafile } = await build({
    ...bundlerOptions(root),
    stdin: { contents: `export { ${name} } from ${from};`, resolveDir: root },
  });
  const { contents } = outputFiles[0]!;
  const { inputs } = Object.values(metafile.outputs)[0]!;
  return describeBundle({
    packageName,
    name: key,
    minified: contents.byteLength,
    gzip: gzipSync(contents, { level: 9 }).byteLength,
    modules: Object.fromEntries(
      Object.entries(inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
    ),
  });
}

it('measures the same as a bundle of the import alone', async () => {
  const { modules, broken } = await surveyModules(root, entries);
  expect([...broken]).toEqual([]);
  const direct = new DirectImports(root, modules);
  const bundles = await bundleEntries(entries, { root, broken, direct });
  for (const entry of entries) {
    const alone = await bundleAlone(entry);
    const { minified, gzip, parts } = describeBundle(bundles.get(entry.key)!);
    expect(Math.abs(minified / alone.minified - 1)).toBeLessThan(0.002);
    // The order of modules differs, which affects gzip.
    expect(Math.abs(gzip / alone.gzip - 1)).toBeLessThan(0.02);
    expect(parts.map(({ name }) => name)).toEqual(alone.parts.map(({ name }) => name));
  }
});
