import type { JudgeLink } from './checkLinks';
import { nearestPathname } from './nearestPathname';
import type { NavProblem } from './navProblem';
import type { Addressed } from './listAddressed';

/** The facts that the entries of one product are compared with. */
export interface EntryContext {
  /** Path of the product's `pages.ts`. */
  file: string;
  /** Prefix of the product, `/material-ui/`. */
  prefix: string;
  /** Addresses of the product's pages, with their files. */
  pages: ReadonlyMap<string, string>;
  /** Tells whether the reference has an address, or may have it while the reference is unknown. */
  isReference(pathname: string): boolean;
  /** Addresses that the navigation may omit, as their author wrote them: any value. */
  unlisted: readonly unknown[];
  judge: JudgeLink;
}

/** Reports the wrong address of an entry, with the page it most likely means. */
export function checkAddress(
  entry: Addressed,
  { pages, prefix, isReference: isReferenceHere, judge }: EntryContext,
): { problem: NavProblem; meant?: string } | undefined {
  const { kind, spot, planned } = entry;
  const pathname = withoutHash(entry);
  if (!pathname.startsWith(prefix)) {
    const what = `\`${pathname}\` is not an address of this product, whose prefix is \`${prefix}\`.`;
    const fix = 'Use an entry of kind `link` to lead there.';
    return { problem: { spot, what, fix } };
  }
  if (kind === 'group' || planned) return undefined;
  if (pages.has(pathname) || isReferenceHere(pathname)) {
    const found = judge(entry.pathname, pathname);
    return found && { problem: { spot, ...found } };
  }
  const meant = nearestPathname(pathname, [...pages.keys()]);
  const fix = meant
    ? `Did you mean \`${meant}\`?`
    : `Write \`docs-data${pathname}<name>.md\`, or remove the entry.`;
  return { problem: { spot, what: `No page has the pathname \`${pathname}\`.`, fix }, meant };
}

/** Returns the address of an entry without its hash. */
export function withoutHash({ pathname }: { pathname: string }): string {
  return pathname.replace(/#.*$/, '');
}
