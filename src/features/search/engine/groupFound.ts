import type { Found } from './found';
import { joinedName } from './nameCover';
import { markText, type TextRange } from './markText';
import { itemAt } from './itemAt';

/** A result with the ranges of its title and text to mark. */
export interface ListedItem extends Omit<Found, 'terms' | 'group'> {
  titleMarks: readonly TextRange[];
  textMarks: readonly TextRange[];
}

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

/** Minimum score of a result, relative to the best of its group. */
const worthListing = 0.75;

/** Minimum score relative to the best of the next group, so that it does not push better results down. */
const worthOfNext = 0.95;

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

function worthwhile(own: readonly Found[], next: readonly Found[] | undefined, most: number) {
  const least = Math.max(
    itemAt(own, 0).score * worthListing,
    (next?.[0]?.score ?? 0) * worthOfNext,
  );
  const isWorth = (one: Found, at: number) => at === 0 || one.score >= least;
  return own
    .filter((one, at) => isWorth(one, at) && !isInListed(one, own.slice(0, at)))
    .slice(0, most);
}

/** Whether a result is the demo of a section with the same title that is listed before it. */
function isInListed({ kind, title, text }: Found, before: readonly Found[]): boolean {
  return (
    kind === 'demo' &&
    before.some((one) => {
      return (
        one.kind === 'section' && one.title === text && joinedName(one.title) === joinedName(title)
      );
    })
  );
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

function toGroup(listed: readonly Found[], typed: readonly string[]): FoundGroup {
  const [{ group, shard, productId }] = listed as [Found];
  return { ...group, shard, productId, items: listed.map((one) => toListed(one, typed)) };
}
