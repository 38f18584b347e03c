import { packRegistry, type PackManifest } from '@/model';
import type { LoadFile } from '../loader/createLoader';
import { planPacks } from './planPacks';

type Define = (modules: Record<string, () => unknown>) => void;

declare global {
  var docsModules: { define: Define; require: (name: string) => unknown } | undefined;
}

/** The modules of packages, which arrive in packs. */
export interface PackModules {
  /** Fetches the packs that hold some modules and all they need. */
  load: (names: readonly string[]) => Promise<void>;
  /** A module whose pack is there. */
  require: (name: string) => unknown;
}

/** Makes the registry that packs add their modules to; `loadFile` puts a pack into the document. */
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
