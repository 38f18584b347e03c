import fs from 'node:fs';
import path from 'node:path';

/** Folder with a package's own versions of its dependencies. */
export const nestedFolder = 'node_modules';

/**
 * Lists the installed packages that have their own version of one of `led`. Whoever redirects imports of these, as a
 * bundler's aliases do, would redirect them in such packages too.
 */
export function listWithOwnVersions(root: string, led: ReadonlySet<string>): string[] {
  const folder = path.join(root, nestedFolder);
  return listNames(folder).filter((name) => {
    const own = path.join(folder, name, nestedFolder);
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
