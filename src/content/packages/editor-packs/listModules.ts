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
  if (exports && typeof exports === 'object') {
    const keys = Object.keys(exports).filter((key) => isCode(key));
    return keys.map((key) => path.posix.join(name, key));
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
