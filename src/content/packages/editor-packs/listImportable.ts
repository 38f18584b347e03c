import { listImports } from '../installed/listImports';
import { listModules } from './listModules';

/** What compiled code asks for although nobody wrote it. */
const alwaysNeeded = ['react', 'react/jsx-runtime'];

/** Modules readers may import: all of the products' packages, and what the demos import of others. */
export function listImportable(root: string, productPackages: readonly string[]): string[] {
  const ofProducts = productPackages.flatMap((name) => listModules(root, name));
  return [...new Set([...alwaysNeeded, ...ofProducts, ...listImports(root)])].sort();
}
