import { packRegistry, type PackManifest } from '@/model';
import type { LoadFile } from '../loader/createLoader';
import { planPacks } from './planPacks';

type Define = (modules: Record<string, () => unknown>) => void;

declare global {
  var docsModules: { define: Define; require: (name: string) => unknown } | undefined;
}

/** Loads modules of packages, which are bundled in packs. */
export interface PackModules {
  /** Loads the packs of some modules with their dependencies. */
  load: (names: readonly string[]) => Promise<void>;
  /** Returns a module whose pack is loaded. */
  require: (name: string) => unknown;
}

/** Creates the registry to which packs add their modules. `loadFile` adds a pack's script to the document. */
export function createPackModules(manifest: PackManifest, loadFile: LoadFile): PackModules {
  const makers = new Map<string, () => unknown>();
  const scripts = new Map<string, Promise<void>>();
  const require = (name: string) => {
    const make = makers.get(name);
    if (!make) throw new Error(`The module "${name}" was not loaded.`);
    return make();
  };
  globalThis[packRegistry] = {
    define: (modules) => Object.entries(modules).forEach(([name, make]) => makers.set(name, make)),
    require,
  };
  const loadOnce = (url: string) => {
    const known = scripts.get(url) ?? loadFile(url);
    scripts.set(url, known);
    return known;
  };
  return {
    load: async (names) => void (await Promise.all(planPacks(manifest, names).map(loadOnce))),
    require,
  };
}
