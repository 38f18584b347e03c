import type { Found } from './found';
import { type ListedItem, toListed } from './toListed';
import { worthwhile } from './worthwhile';

/** Results of one page, best first. */
export interface FoundGroup {
  url: string;
  title: string;
  shard: string;
  productId: Found['productId'];
  /** Titles of the groups of the navigation that lead there. */
  trail: readonly string[];
  items: ListedItem[];
}

/** Limits of the number of results. */
export interface Amounts {
  groups: number;
  /** Results per page. */
  items: number;
}

/** Groups results by page, the page with the best result first. Repeated URLs are listed once. */
export function groupFound(
  found: readonly Found[],
  amounts: Amounts,
  typed: readonly string[] = [],
): FoundGroup[] {
  const known = new Set<string>();
  const pages = new Map<string, Found[]>();
  for (const one of found) {
    if (known.has(one.url)) continue;
    known.add(one.url);
    pages.set(one.group.url, [...(pages.get(one.group.url) ?? []), one]);
  }
  const all = [...pages.values()];
  return all
    .slice(0, amounts.groups)
    .map((own, at) => toGroup(worthwhile(own, all[at + 1], amounts.items), typed));
}

function toGroup(listed: readonly Found[], typed: readonly string[]): FoundGroup {
  const [{ group, shard, productId }] = listed as [Found];
  return { ...group, shard, productId, items: listed.map((one) => toListed(one, typed)) };
}
