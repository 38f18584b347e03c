import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '@/model/imports';
import { listWithOwnVersions, writeWithOwnVersions } from '@/content/packages/apart-packages';
import { readPackage } from '@/content/packages';
import { hash } from '@/model/hash';

/** Folder of the packages that are written together with their own versions of others. */
const folder = '.content/apart-packages';

/** The record of the folder's content and its inputs. */
const record = `${folder}/made-of.txt`;

/** Increment it when packages are written differently. */
const format = 1;

/**
 * Writes the packages that have their own versions of redirected ones, unless they are up to date. Returns a function
 * with the file of a module; undefined for modules of other packages.
 */
export async function provideWithOwnVersions(
  root: string,
  led: ReadonlySet<string>,
): Promise<(module: string) => string | undefined> {
  const apart = new Map(
    listWithOwnVersions(root, led).flatMap((name) => {
      const from = led.has(name) ? modulesOf(root, name) : undefined;
      return from ? [[name, from]] : [];
    }),
  );
  const madeOf = hash([format, ...apart.keys(), read(root, 'package-lock.json')].join('\n'));
  if (read(root, record) !== madeOf) {
    fs.rmSync(path.join(root, folder), { recursive: true, force: true });
    fs.mkdirSync(path.join(root, folder), { recursive: true });
    // Lets the bundler skip a package's index.
    fs.writeFileSync(path.join(root, folder, 'package.json'), '{ "sideEffects": false }\n');
    for (const [name, from] of apart)
      await writeWithOwnVersions(root, { name, from, outdir: folder });
    fs.writeFileSync(path.join(root, record), madeOf);
  }
  return (module) => {
    const name = packageOf(module);
    if (!apart.has(name)) return undefined;
    const inside = path.posix.join(folder, module);
    const found = [`${inside}.js`, `${inside}/index.js`].find((one) =>
      fs.existsSync(path.join(root, one)),
    );
    return found && `./${found}`;
  };
}

/** Returns the folder of a package's ES modules; undefined for a package with `exports`. */
function modulesOf(root: string, name: string): string | undefined {
  const folder = `node_modules/${name}`;
  const { module, main, exports } = readPackage(root, name) ?? {};
  if (exports) return undefined;
  return path.posix.join(folder, path.posix.dirname(module ?? main ?? 'index.js'));
}

function read(root: string, file: string): string {
  const absolute = path.join(root, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
}
