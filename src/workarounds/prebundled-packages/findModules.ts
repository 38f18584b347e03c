import { build, type Metafile } from 'esbuild';
import { forBrowsers } from './bundling';
import { reexportAll } from './reexports';
import { packageOfFile, type Installed } from './installed';
import { listCommon } from './listCommon';

/** The code that hydrates demos; every demo needs its imports. */
const island = './src/features/demos/island/index.ts';

/** A package of two thousand modules that no demo needs. */
const icons = 'lucide-react';

/** The packages and modules that a page with a demo needs. */
export interface FoundModules {
  /** Files of ES modules, from the root, in packages without `exports`. */
  modules: string[];
  /** The packages that are redirected as a whole, because there must not be a second copy. */
  packages: Installed[];
}

/**
 * Finds what every demo needs: the packages' ES modules that the code of islands imports, and their packages. There
 * may be only one copy of a package that works with React, and of those that this code imports directly; modules of
 * others have no state and are copied into the bundle.
 * @throws Error with the bundler's message if a file cannot be read or an import cannot be resolved.
 */
export async function findModules(root: string): Promise<FoundModules> {
  const start = [island, ...listCommon(root)];
  const lines = start.map((source, index) => `export * as m${index} from '${source}';`);
  const first = await bundle(root, lines.join(''));
  const imported = new Set(
    Object.entries(first.inputs)
      .filter(([file]) => !file.startsWith('node_modules/'))
      .flatMap(([, { imports }]) =>
        imports.flatMap(({ path }) => packageOfFile(root, path)?.name ?? []),
      ),
  );
  const packages = new Map<string, Installed>();
  const take = ({ inputs, outputs }: Metafile) => {
    const used = Object.values(outputs)[0]?.inputs ?? {};
    return Object.keys(inputs).filter((file) => {
      const place = packageOfFile(root, file);
      const isOne = place && (place.worksWithReact || imported.has(place.name));
      if (!isOne || inputs[file]?.format !== 'esm' || !used[file]?.bytesInOutput) return false;
      packages.set(place.name, place);
      return true;
    });
  };
  let modules = new Set(take(first));
  // The bundle contains all exports of a module, which may need more than the islands do.
  for (let count = 0; count < modules.size;) {
    count = modules.size;
    const sources = [...modules].map((file) => `./${file}`);
    const { bundle: text } = await reexportAll(root, sources, 'bundle');
    modules = new Set([...modules, ...take(await bundle(root, text))]);
  }
  return {
    modules: [...modules].filter((file) => !packageOfFile(root, file)?.exports).sort(),
    packages: [...packages.values()],
  };
}

/** Bundles code and returns esbuild's metafile. */
async function bundle(root: string, contents: string): Promise<Metafile> {
  const options = forBrowsers(root);
  const { metafile } = await build({
    ...options,
    external: [...(options.external ?? []), icons],
    stdin: { contents, resolveDir: root },
    loader: { '.css': 'empty', '.module.css': 'empty' },
    metafile: true,
    write: false,
  });
  return metafile;
}
