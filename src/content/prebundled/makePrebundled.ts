import fs from 'node:fs';
import path from 'node:path';
import { bundlePackages } from './bundlePackages';
import { readPrebundled, writePrebundled } from './prebundledAliases';

/**
 * Makes the packages every demo stands on into one file, in a folder that is named from the root, and drops its
 * neighbours, which earlier versions made. Two processes may make the same at the same time: each does so under a name
 * of its own.
 *
 * @throws Error with the bundler's words when a file cannot be read or an import resolves to nothing.
 */
export async function makePrebundled(root: string, folder: string): Promise<void> {
  const cache = path.join(root, path.dirname(folder));
  fs.mkdirSync(cache, { recursive: true });
  const before = fs.readdirSync(cache);
  const fresh = fs.mkdtempSync(path.join(cache, 'new-'));
  try {
    writePrebundled(fresh, await bundlePackages(root, { outdir: fresh, folder }));
    fs.renameSync(fresh, path.join(root, folder));
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!readPrebundled(root, folder)) throw error;
  }
  for (const name of before.filter((it) => it !== path.basename(folder))) {
    fs.rmSync(path.join(cache, name), { recursive: true, force: true });
  }
}
