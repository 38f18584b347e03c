import fs from 'node:fs';
import path from 'node:path';
import type { ProductIcons } from '@/model';

/** Names of the icons of a package, each once whatever its styles; none where the package is not installed. */
export function listIcons(root: string, { packageName, styles }: ProductIcons): string[] {
  const folder = path.join(root, 'node_modules', packageName);
  if (!fs.existsSync(folder)) return [];
  const suffixes = styles.flatMap(({ suffix }) => (suffix ? [suffix] : []));
  const names = fs
    .readdirSync(folder)
    .flatMap((file) => /^([A-Z0-9]\w*)\.js$/.exec(file)?.[1] ?? [])
    .filter((name) => !suffixes.some((suffix) => name.endsWith(suffix)));
  return names.sort();
}
