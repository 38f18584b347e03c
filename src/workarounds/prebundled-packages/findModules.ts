import { build, type Metafile } from 'esbuild';
import { forBrowsers } from './bundling';
import { reexportAll } from './reexports';
import { placeOf, type Installed } from './installed';
import { listCommon } from './listCommon';

/** The code that brings a demo to life; each demo stands on what it imports. */
const island = './src/features/demos/island/index.ts';

/** Two thousand modules, of which no demo needs one. */
const icons = 'lucide-react';

/** What a page with a demo needs of the packages. */
export interface FoundModules {
  /** Files of ES modules, from the root, of those packages whose files can all be imported. */
  modules: string[];
  /** The packages that come whole: of which nobody may have a second copy. */
  packages: Installed[];
}

/**
 * Finds what every demo stands on: the ES modules of packages that the island's code needs, and their packages. Of a
 * package that works with React, and of those the island imports itself, there may be one copy only; modules of others,
 * which remember nothing, are copied into the bundle.
 *
 * @throws Error with the bundler's words when a file cannot be read or an import resolves to nothing.
 */
export async function findModules(root: string): Promise<FoundModules> {
  const start = [island, ...listCommon(root)];
  const lines = start.map((source, index) => `export * as m${index} from '${source}';`);
  const first = await bundle(root, lines.join(''));
  const imported = new Set(
    Object.entries(first.inputs)
      .filter(([file]) => !file.startsWith('node_modules/'))
      .flatMap(([, { imports }]) => imports.flatMap(({ path }) => placeOf(root, path)?.name ?? [])),
  );
  const packages = new Map<string, Installed>();
  const take = ({ inputs, outputs }: Metafile) => {
    const used = Object.values(outputs)[0]?.inputs ?? {};
    return Object.keys(inputs).filter((file) => {
      const place = placeOf(root, file);
      const isOne = place && (place.worksWithReact || imported.has(place.name));
      if (!isOne || inputs[file]?.format !== 'esm' || !used[file]?.bytesInOutput) return false;
      packages.set(place.name, place);
      return true;
    });
  };
  let modules = new Set(take(first));
  // All that a module exports will be in the bundle, and may need more than the island does.
  for (let count = 0; count < modules.size;) {
    count = modules.size;
    const sources = [...modules].map((file) => `./${file}`);
    const { bundle: text } = await reexportAll(root, sources, 'bundle');
    modules = new Set([...modules, ...take(await bundle(root, text))]);
  }
  return {
    modules: [...modules].filter((file) => !placeOf(root, file)?.exports).sort(),
    packages: [...packages.values()],
  };
}

/** What a bundle is made of. */
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
