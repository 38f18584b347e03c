import fs from 'node:fs';
import path from 'node:path';

/** Folder of packages that a package has for itself, in versions that others do not have. */
export const inner = 'node_modules';

/**
 * Installed packages that have versions of their own of one of `led`: whoever leads the imports of these to one place, as
 * a bundler's aliases do, would lead theirs there too.
 */
export function listApart(root: string, led: ReadonlySet<string>): string[] {
  const folder = path.join(root, inner);
  return listNames(folder).filter((name) => {
    const own = path.join(folder, name, inner);
    return listNames(own).some((one) => led.has(one));
  });
}

function listNames(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .flatMap((name) =>
      name.startsWith('@')
        ? fs.readdirSync(path.join(folder, name)).map((one) => `${name}/${one}`)
        : [name],
    );
}
