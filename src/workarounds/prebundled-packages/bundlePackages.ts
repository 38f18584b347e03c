import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { forBrowsers, forServer } from './bundling';
import { listWithOwnVersions, writeWithOwnVersions } from '@/content/packages/apart-packages';
import { findModules } from './findModules';
import { reexportAll } from './reexports';
import { packageOfFile, type Installed } from './installed';
import type { PrebundledAliases } from './prebundledAliases';
import { writePackage } from './writePackage';

/** The specifier of the bundle in the generated files of packages. */
const bundle = 'prebundled-packages';

/** The folder into which files are written, absolute, and its final path from the root. */
export interface OutputFolder {
  outdir: string;
  folder: string;
}

/**
 * Bundles the modules that every demo needs, for browsers and for the server, and returns the aliases that redirect
 * all imports of their packages here. For a module in the bundle its package gets a file that re-exports it from the
 * bundle; all its other files are the installed ones. Because packages are redirected as a whole, there is one copy of
 * each module, however it is imported. Packages that have their own versions of these are written, too.
 * @throws Error with the bundler's message if a file cannot be read or an import cannot be resolved.
 */
export async function bundlePackages(
  root: string,
  { outdir, folder }: OutputFolder,
): Promise<PrebundledAliases> {
  const { modules, packages } = await findModules(root);
  const listed = packages.flatMap(({ name, exports = [] }) =>
    exports.map((key) => name + key.slice(1)),
  );
  const sources = [...modules.map((file) => `./${file}`), ...listed];
  const given = await reexportAll(root, sources, bundle);
  const write = (options: BuildOptions, file: string) =>
    build({
      ...options,
      stdin: { contents: given.bundle, resolveDir: root, sourcefile: bundle },
      outfile: path.join(outdir, file),
    });
  await Promise.all([write(forBrowsers(root), 'browser.js'), write(forServer(root), 'server.js')]);
  // The files only re-export, so that the bundler can skip a package's index.
  fs.writeFileSync(path.join(outdir, 'package.json'), '{ "sideEffects": false }\n');
  const files = packages.flatMap((one) =>
    writePackage(root, { outdir, one, given: given.modules }),
  );
  files.push(...(await writeApartPackages(root, packages, outdir)));
  return {
    [bundle]: { browser: `./${folder}/browser.js`, default: `./${folder}/server.js` },
    ...Object.fromEntries(files.map(([specifier, file]) => [specifier, `./${folder}/${file}`])),
  };
}

/** Writes the packages that have their own versions of these. */
async function writeApartPackages(
  root: string,
  packages: readonly Installed[],
  outdir: string,
): Promise<[string, string][]> {
  const led = new Set(packages.map(({ name }) => name));
  const apart = listWithOwnVersions(root, led)
    .filter((name) => !led.has(name))
    .flatMap((name) => packageOfFile(root, `node_modules/${name}/`) ?? []);
  const written = apart
    .filter(({ exports }) => !exports)
    .map(async ({ name, folder, modules, main }): Promise<[string, string][]> => {
      const from = path.posix.join(folder, modules);
      await writeWithOwnVersions(root, { name, from, outdir: path.relative(root, outdir) });
      return [
        [name, `${name}/${main}`],
        [`${name}/*`, `${name}/*`],
      ];
    });
  return (await Promise.all(written)).flat();
}
