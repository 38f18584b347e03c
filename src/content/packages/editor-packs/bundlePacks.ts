import { bundlePack, type BundledPack } from './bundlePack';
import type { Found } from './otherPacks';
import type { PackOf } from './packNames';
import { resolveModules } from './resolveModules';

/** The modules of each pack with their files; undefined for a module of types only. */
type Contents = Map<string, Map<string, string | undefined>>;

/**
 * Bundles all packs and returns them by name. Input are the modules that readers may import, and the folder from which
 * to resolve them. Modules that packs need from each other are discovered on the way; a pack that needs more modules
 * is built again.
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
      [...due].map(async ([name, modules]) => {
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
): Promise<Contents> {
  const files = await resolveModules(
    root,
    fresh.map(([, from]) => from),
  );
  const grown: Contents = new Map();
  for (const [module, from] of fresh) {
    const name = packOf(module) ?? module;
    const inside = contents.get(name) ?? new Map<string, string | undefined>();
    contents.set(name, inside.set(module, files.get(from)));
    grown.set(name, inside);
  }
  return grown;
}
