import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { forBrowsers, forServer } from './bundling';
import { listApart, writeApart } from '@/content/packages/apart-packages';
import { findModules } from './findModules';
import { reexportAll } from './reexports';
import { placeOf, type Installed } from './installed';
import type { PrebundledAliases } from './prebundledAliases';
import { writePackage } from './writePackage';

/** What the files of packages import for the modules in the bundle. */
const bundle = 'prebundled-packages';

/** Where files are written, absolute, and where they will be, from the root. */
export interface MadeIn {
  outdir: string;
  folder: string;
}

/**
 * Bundles the modules every demo stands on, for browsers and for the server, and gives the aliases that lead all
 * imports of their packages here. Of a module in the bundle its package has a file that gives what the bundle has; all
 * its other files are as they are installed. As packages are led here whole, there is one copy of each module,
 * however it is imported. Packages that have other versions of them for themselves come with these.
 *
 * @throws Error with the bundler's words when a file cannot be read or an import resolves to nothing.
 */
export async function bundlePackages(
  root: string,
  { outdir, folder }: MadeIn,
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
  // No module of them does anything but give: lists of a package's modules cost nothing.
  fs.writeFileSync(path.join(outdir, 'package.json'), '{ "sideEffects": false }\n');
  const files = packages.flatMap((one) =>
    writePackage(root, { outdir, one, given: given.modules }),
  );
  files.push(...(await bringApart(root, packages, outdir)));
  return {
    [bundle]: { browser: `./${folder}/browser.js`, default: `./${folder}/server.js` },
    ...Object.fromEntries(files.map(([specifier, file]) => [specifier, `./${folder}/${file}`])),
  };
}

/** Brings the packages that have other versions of these for themselves. */
async function bringApart(
  root: string,
  packages: readonly Installed[],
  outdir: string,
): Promise<[string, string][]> {
  const led = new Set(packages.map(({ name }) => name));
  const apart = listApart(root, led)
    .filter((name) => !led.has(name))
    .flatMap((name) => placeOf(root, `node_modules/${name}/`) ?? []);
  const written = apart
    .filter(({ exports }) => !exports)
    .map(async ({ name, folder, modules, main }): Promise<[string, string][]> => {
      const from = path.posix.join(folder, modules);
      await writeApart(root, { name, from, outdir: path.relative(root, outdir) });
      return [
        [name, `${name}/${main}`],
        [`${name}/*`, `${name}/*`],
      ];
    });
  return (await Promise.all(written)).flat();
}
