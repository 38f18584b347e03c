import path from 'node:path';
import { listWithOwnVersions, writeWithOwnVersions } from '@/content/packages/apart-packages';
import { packageOfFile, type Installed } from './installed';

/** Writes the packages that have their own versions of these, and returns their specifiers, each with its file. */
export async function writeApartPackages(
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
