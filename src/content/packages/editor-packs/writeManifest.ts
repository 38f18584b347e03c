import type { PackManifest } from '@/model';
import type { BundledPack } from './bundlePack';

/**
 * Returns the manifest of some packs. A module needs its own pack and those of all modules that it may request,
 * directly or indirectly. `addressOf` returns the address of a pack.
 */
export function writeManifest(
  packs: ReadonlyMap<string, BundledPack>,
  addressOf: (pack: string) => string,
): PackManifest {
  const names = [...packs.keys()].sort();
  const homes = new Map<string, number>();
  const asks = new Map<string, readonly string[]>();
  for (const [name, pack] of packs) {
    for (const [module, others] of pack.asks) {
      homes.set(module, names.indexOf(name));
      asks.set(module, others);
    }
  }
  const needs = (module: string) => {
    const reached = new Set([module]);
    for (const one of reached) asks.get(one)?.forEach((next) => reached.add(next));
    const found = new Set([...reached].flatMap((one) => homes.get(one) ?? []));
    return [...found].sort((a, b) => a - b);
  };
  return {
    packs: names.map(addressOf),
    modules: Object.fromEntries([...asks.keys()].sort().map((module) => [module, needs(module)])),
  };
}
