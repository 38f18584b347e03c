import fs from 'node:fs';
import path from 'node:path';

const types = 'node_modules/@types/react/index.d.ts';

/** Names of the attributes elements take, as the types of React list them: the optional members of its interfaces. */
export function readAttributeNames(root: string): ReadonlySet<string> {
  const file = path.join(root, types);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const names = [...text.matchAll(/^\s+(?:"([a-z-]+)"|(\w+))\?:/gm)];
  return new Set(['key', 'ref', 'children', ...names.map(([, quoted, name]) => quoted ?? name!)]);
}
