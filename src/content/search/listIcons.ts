import fs from 'node:fs';
import path from 'node:path';

/** What names of icons end with that are drawn in another style than the first. */
const styles = /(?:Outlined|Rounded|TwoTone|Sharp)$/;

/** Names of the icons of a package, each once whatever its styles; none where the package is not installed. */
export function listIcons(root: string, packageName: string): string[] {
  const folder = path.join(root, 'node_modules', packageName);
  if (!fs.existsSync(folder)) return [];
  const names = fs
    .readdirSync(folder)
    .flatMap((file) => /^([A-Z0-9]\w*)\.js$/.exec(file)?.[1] ?? [])
    .filter((name) => !styles.test(name));
  return names.sort();
}
