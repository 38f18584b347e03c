import fs from 'node:fs';
import path from 'node:path';
import { bundlePackages } from './bundlePackages';
import { cache, readPrebundled, writePrebundled } from './prebundledAliases';

/**
 * Bundles the packages that every demo needs, in a folder of this name in the tools' cache, and removes other folders,
 * which earlier versions made. Two processes may do so at the same time, each in a temporary folder of its own.
 * @throws Error if the name is invalid, and with the bundler's message if a file cannot be read or an import cannot be
 * resolved.
 */
export async function makePrebundled(root: string, name: string): Promise<void> {
  if (!/^[\w-]+$/.test(name)) throw new Error(`"${name}" is no name of a folder.`);
  const kept = path.join(root, cache);
  fs.mkdirSync(kept, { recursive: true });
  const before = fs.readdirSync(kept);
  const fresh = fs.mkdtempSync(path.join(kept, 'new-'));
  try {
    writePrebundled(
      fresh,
      await bundlePackages(root, { outdir: fresh, folder: `${cache}/${name}` }),
    );
    fs.renameSync(fresh, path.join(kept, name));
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!readPrebundled(root, name)) throw error;
  }
  for (const other of before.filter((it) => it !== name)) {
    fs.rmSync(path.join(kept, other), { recursive: true, force: true });
  }
}
