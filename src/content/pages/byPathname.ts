import type { PageFile } from './stages';

/** Compares two pages to sort them by pathname. */
export function byPathname(a: Pick<PageFile, 'pathname'>, b: Pick<PageFile, 'pathname'>): number {
  return a.pathname < b.pathname ? -1 : 1;
}
