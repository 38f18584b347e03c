import { packRegistry, type PackManifest } from '@/model';
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

/** Makes the registry that packs add their modules to. */
export function createPackModules(manifest: PackManifest): PackModules {
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
    const known = scripts.get(url) ?? loadScript(url);
    scripts.set(url, known);
    // What failed is asked for again by the next edit.
    known.catch(() => scripts.delete(url));
    return known;
  };
  return {
    load: async (names) => void (await Promise.all(planPacks(manifest, names).map(loadOnce))),
    require,
  };
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('A package could not be loaded. The next edit tries again.'));
    };
    document.head.append(script);
  });
}
