import { packageOf } from '@/model';
import { readPackage, scopeOf } from '../installed/manifest';

/** Says which pack a module belongs to; undefined for modules that are bundled into whatever uses them. */
export type PackOf = (specifier: string) => string | undefined;

/**
 * Sorts modules into packs. A package of which there may be only one has to be in a pack of its own: one that can be
 * imported, one that others name as their peer, and one of the same scope that these depend on. Those a reader can
 * import are packs by themselves; the others share one for each scope. Everything else is bundled where it is used.
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
