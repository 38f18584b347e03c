import { bundlePack, type BundledPack, type Found } from './bundlePack';
import type { PackOf } from './packNames';
import { resolveModules } from './resolveModules';

/** By pack: what each of its modules is called, and its file; none if it is types only. */
type Contents = Map<string, Map<string, string | undefined>>;

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
  const contents: Contents = new Map();
  const found: Found = new Map();
  const isIn = (module: string) => contents.get(packOf(module) ?? module)?.has(module);
  let fresh = [...wanted];
  while (fresh.length > 0) {
    const due = await place(root, fresh, { packOf, contents });
    const made = await Promise.all(
      [...due].map(async (name) => {
        const modules = contents.get(name)!;
        const pack = await bundlePack({ root, name, packOf, found, modules });
        packs.set(name, pack);
        return [...pack.asks.values()].flat();
      }),
    );
    const asked = new Set(made.flat().filter((module) => !isIn(module)));
    fresh = [...asked].map((module) => [module, module]);
  }
  return packs;
}

/** Adds modules to their packs and returns the packs that grew. */
async function place(
  root: string,
  fresh: readonly (readonly [name: string, from: string])[],
  { packOf, contents }: { packOf: PackOf; contents: Contents },
): Promise<Set<string>> {
  const files = await resolveModules(
    root,
    fresh.map(([, from]) => from),
  );
  const grown = new Set<string>();
  for (const [module, from] of fresh) {
    const name = packOf(module) ?? module;
    const inside = contents.get(name) ?? new Map<string, string | undefined>();
    contents.set(name, inside.set(module, files.get(from)));
    grown.add(name);
  }
  return grown;
}
