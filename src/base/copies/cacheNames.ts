/** What the worker keeps apart, because it is bounded apart. */
export type Kind = 'page' | 'data' | 'asset' | 'file';

const passing = 'docs-passing:';
const saved = 'docs-saved:';
const shared = 'docs-shared:';

/** Name of the cache for what a reader came by; it ends with its build. */
export function passingName(build: string, kind: Kind | 'fallback'): string {
  return `${passing}${build}:${kind}`;
}

/** Name of the cache for a product the reader asked for. It stays when a new build comes, until it is fetched again. */
export function savedName(folder: string, build: string): string {
  return `${saved}${folder}:${build}`;
}

/** Folder and build of a saved product by the name of its cache; null for any other cache. */
export function readSavedName(name: string): { folder: string; build: string } | null {
  if (!name.startsWith(saved)) return null;
  const at = name.indexOf(':', saved.length);
  return at < 0 ? null : { folder: name.slice(saved.length, at), build: name.slice(at + 1) };
}

/** Name of the cache for what saved products of a build share. */
export function sharedName(build: string): string {
  return shared + build;
}

/** Build of what products share by the name of its cache; null for any other cache. */
export function readSharedName(name: string): string | null {
  return name.startsWith(shared) ? name.slice(shared.length) : null;
}

/** Whether a cache holds pages that somebody came by. */
export function holdsVisits(name: string): boolean {
  return name.startsWith(passing) && name.endsWith(':page');
}

/** Whether a cache belongs to another build and was filled in passing. */
export function isOutlived(name: string, build: string): boolean {
  return name.startsWith(passing) && !name.startsWith(`${passing}${build}:`);
}

/** Whether a cache is ours at all; a host may have others of its own. */
export function isOurs(name: string): boolean {
  return [passing, saved, shared].some((prefix) => name.startsWith(prefix));
}
