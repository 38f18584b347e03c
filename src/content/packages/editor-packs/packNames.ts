import { packageOf } from '@/model';
import { readPackage, scopeOf } from '../installed/manifest';

/** Returns the pack of a module; undefined for modules that are bundled into their importers. */
export type PackOf = (specifier: string) => string | undefined;

/**
 * Assigns modules to packs. A package that must exist only once needs a pack: one that can be imported, one that
 * others have as their peer, and one of the same scope that these depend on. Packages that readers can import have a
 * pack each; the others share one per scope. Everything else is bundled into its importers.
 */
export function sortIntoPacks(root: string, importable: Iterable<string>): PackOf {
  const own = new Set(importable);
  const shared = new Set([...own, 'react', 'react-dom']);
  for (const name of shared) {
    for (const next of partners(root, name)) shared.add(next);
  }
  return (specifier) => {
    const name = packageOf(specifier);
    if (!shared.has(name)) return undefined;
    return own.has(name) ? name : (scopeOf(name) ?? name);
  };
}

function partners(root: string, name: string): string[] {
  const manifest = readPackage(root, name);
  const peers = Object.keys(manifest?.peerDependencies ?? {});
  const siblings = Object.keys(manifest?.dependencies ?? {}).filter(
    (dependency) => scopeOf(name) !== undefined && scopeOf(dependency) === scopeOf(name),
  );
  return [...peers, ...siblings].filter(
    (one) => scopeOf(one) !== '@types' && readPackage(root, one),
  );
}
