import fs from 'node:fs';
import path from 'node:path';

const importPattern = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

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

/** The packages' modules a piece of code imports; relative files are left out. */
export function importsIn(code: string): string[] {
  return [...code.matchAll(importPattern)]
    .flatMap(([, , specifier]) => specifier ?? [])
    .filter((specifier) => /^(@[\w-]+\/)?[a-z][\w./-]*$/i.test(specifier));
}
