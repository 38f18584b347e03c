import fs from 'node:fs';
import path from 'node:path';

/** Tells whether a file is a CommonJS module for Node (nodejs.org/api/packages.html#determining-module-system). */
export function isCommonJs(file: string): boolean {
  const extension = path.extname(file);
  return extension === '.cjs' || (extension === '.js' && typeAbove(file) !== 'module');
}

/** Returns the `type` of the nearest manifest. */
function typeAbove(file: string): string | undefined {
  const folder = path.dirname(file);
  const manifest = path.join(folder, 'package.json');
  if (fs.existsSync(manifest)) {
    return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { type?: string }).type;
  }
  return folder === file ? undefined : typeAbove(folder);
}
