import fs from 'node:fs';
import path from 'node:path';
import { importsIn } from '@/model/imports';

/**
 * Lists the packages' modules that the code in a folder imports, sorted; by default those that demos import. Includes
 * imports of types only, which does no harm.
 */
export function listImports(root: string, folder = 'docs-data'): string[] {
  const absolute = path.join(root, folder);
  const found = new Set<string>();
  if (!fs.existsSync(absolute)) return [];
  for (const file of fs.readdirSync(absolute, { recursive: true, encoding: 'utf8' })) {
    if (!/\.[jt]sx?$/.test(file) || /(^|[\\/])(pages|product|products)\.ts$/.test(file)) continue;
    const code = fs.readFileSync(path.join(absolute, file), 'utf8');
    for (const name of importsIn(code)) found.add(name);
  }
  return [...found].sort();
}
