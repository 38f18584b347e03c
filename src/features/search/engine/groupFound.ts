import type { Found } from './found';
import { markText, type TextRange } from './markText';

/** A result as it is listed: with the stretches of its title and text by which it was found. */
export interface ListedItem extends Omit<Found, 'terms' | 'group'> {
  titleMarks: readonly TextRange[];
  textMarks: readonly TextRange[];
}

/** Results that belong to one page, the best first. */
export interface FoundGroup {
  url: string;
  title: string;
  shard: string;
  productId: Found['productId'];
  /** Titles of the groups of the navigation that lead there. */
  trail: readonly string[];
  items: ListedItem[];
}

/** How many results are shown. */
export interface Amounts {
  groups: number;
  /** Results of one page. */
  items: number;
}

/** What a result must reach, of the best of its group, to be listed in it. */
const worthListing = 0.75;

/** Results by page: the page with the best one first. Repeated addresses are listed once. */
export function groupFound(
  found: readonly Found[],
  { groups: most, items }: Amounts,
  typed: readonly string[] = [],
): FoundGroup[] {
  const groups = new Map<string, FoundGroup>();
  const known = new Set<string>();
  for (const one of found) {
    const group = groups.get(one.group.url) ?? startGroup(one);
    const [best] = group.items;
    const isWorth = !best || one.score >= best.score * worthListing;
    if (known.has(one.url) || group.items.length >= items || !isWorth) continue;
    if (groups.size >= most && !groups.has(one.group.url)) continue;
    known.add(one.url);
    group.items.push(toListed(one, typed));
    groups.set(one.group.url, group);
  }
  return [...groups.values()];
}

function toListed(one: Found, typed: readonly string[]): ListedItem {
  const { kind, label, url, title, trail, text, productId, shard, score } = one;
  const { isDeprecated, isInherited, plan } = one;
  const marking = { typed, terms: new Set(one.terms) };
  return {
    ...{ kind, label, url, title, trail, text, productId, shard, score },
    ...{ isDeprecated, isInherited, plan },
    titleMarks: markText(title, marking),
    textMarks: markText(text, marking),
  };
}

function startGroup({ group, shard, productId }: Found): FoundGroup {
  return { ...group, shard, productId, items: [] };
}
