import fs from 'node:fs';
import path from 'node:path';
import { importsIn } from '@/model';

/** Every module of a package that demos import, sorted; types that vanish from the code count too, they do no harm. */
export function listImports(root: string): string[] {
  const folder = path.join(root, 'docs-data');
  const found = new Set<string>();
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.[jt]sx?$/.test(file) || /(^|[\\/])(pages|product|products)\.ts$/.test(file)) continue;
    const code = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const name of importsIn(code)) found.add(name);
  }
  return [...found].sort();
}
