import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { forBrowsers, forServer } from './bundling';
import { findModules } from './findModules';
import { reexportAll } from './reexports';
import type { PrebundledAliases } from './prebundledAliases';
import { writePackage } from './writePackage';
import { writeApartPackages } from './writeApartPackages';

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
