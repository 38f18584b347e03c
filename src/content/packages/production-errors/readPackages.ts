import fs from 'node:fs';
import path from 'node:path';
import { formatter, type InstalledPackage } from './findThrowers';
import type { FoundErrors } from './gatherErrors';

/** Folders with other builds than the ES modules. */
const otherBuilds = ['node', 'modern', 'legacy', 'esm'];

/** Reads the errors of packages. Loads the parser only if there is something to read. */
export async function readPackages(
  root: string,
  packages: readonly InstalledPackage[],
): Promise<FoundErrors> {
  const files = packages.flatMap(({ folder }) => listModules(root, folder));
  if (files.length === 0) return { errors: [], problems: [] };
  const [{ gatherErrors }, { readErrors }] = await Promise.all([
    import('./gatherErrors'),
    import('./readErrors'),
  ]);
  return gatherErrors(
    files.map((file) => readErrors(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  );
}

function listModules(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => {
      const [first = ''] = file.split('/');
      const isOther = otherBuilds.includes(first) || file.includes('node_modules/');
      return file.endsWith('.js') && !isOther && first !== formatter;
    })
    .sort()
    .map((file) => path.posix.join(folder, file));
}
