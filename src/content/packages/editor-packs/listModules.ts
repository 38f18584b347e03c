import fs from 'node:fs';
import path from 'node:path';
import { readPackage } from '../installed/manifest';

/** Folders with builds for other environments, and internal ones. */
const otherBuilds = new Set(['cjs', 'esm', 'internal', 'legacy', 'modern', 'node', 'umd']);

/**
 * Lists the public modules of a package: those in its `exports`, otherwise the package itself and its folders one
 * level deep, which the documented libraries consider public.
 */
export function listModules(root: string, name: string): string[] {
  const manifest = readPackage(root, name);
  if (!manifest) return [];
  const { exports } = manifest;
  if (exports) {
    const keys = typeof exports === 'object' ? Object.keys(exports) : [];
    // Without keys for modules, all of it is about the package itself.
    if (!keys.some((key) => key.startsWith('.'))) return [name];
    return keys.filter((key) => isCode(key)).map((key) => path.posix.join(name, key));
  }
  const folder = path.join(root, 'node_modules', name);
  const inner = fs
    .readdirSync(folder)
    .filter(
      (entry) => !otherBuilds.has(entry) && fs.existsSync(path.join(folder, entry, 'index.js')),
    )
    .sort();
  return [name, ...inner.map((entry) => `${name}/${entry}`)];
}

function isCode(key: string): boolean {
  return key.startsWith('.') && !key.includes('*') && !/\.(json|css|d\.ts)$/.test(key);
}
