import { bundlePack, type BundledPack } from './bundlePack';
import type { PackOf } from './packNames';

/**
 * Bundles all packs and returns them by name. What readers may import is given, with the place where it is found; what
 * packs need of each other is found on the way, and a pack that turns out to need more modules is made again.
 */
export async function bundlePacks(
  root: string,
  wanted: ReadonlyMap<string, string>,
  packOf: PackOf,
): Promise<Map<string, BundledPack>> {
  const packs = new Map<string, BundledPack>();
  const modules = new Map<string, Map<string, string>>();
  let due = place(wanted, packOf, modules);
  while (due.size > 0) {
    const made = await Promise.all(
      [...due].map(async ([name, inside]) => {
        const pack = await bundlePack({ root, name, packOf, modules: inside });
        packs.set(name, pack);
        return [...pack.asks.values()].flat();
      }),
    );
    due = place(new Map(made.flat().map((one) => [one, one])), packOf, modules);
  }
  return packs;
}

/** Adds modules to their packs and returns the packs that grew. */
function place(
  wanted: ReadonlyMap<string, string>,
  packOf: PackOf,
  modules: Map<string, Map<string, string>>,
): Map<string, Map<string, string>> {
  const grown = new Map<string, Map<string, string>>();
  for (const [module, from] of wanted) {
    const name = packOf(module) ?? module;
    const inside = modules.get(name) ?? new Map<string, string>();
    modules.set(name, inside);
    if (inside.has(module)) continue;
    inside.set(module, from);
    grown.set(name, inside);
  }
  return grown;
}
