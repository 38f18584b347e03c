import fs from 'node:fs';
import path from 'node:path';
import { readPackage } from '../installed/manifest';

/** Builds of the same modules for other environments, and what is nobody's to import. */
const otherBuilds = new Set(['cjs', 'esm', 'internal', 'legacy', 'modern', 'node', 'umd']);

/**
 * The public modules of a package: what its `exports` name, else the package itself and its folders one level deep,
 * which is what the documented libraries call public.
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
