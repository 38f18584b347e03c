import { siteProductId, type ProductFacts } from '@/model';
import type { FoundGroup } from '../engine/groupFound';
import type { ListedItem } from '../engine/toListed';
import type { Hit } from './isHit';

/** Returns records as results, grouped by page, in the order of the hosted search. */
export function groupHits(hits: readonly Hit[], products: readonly ProductFacts[]): FoundGroup[] {
  const groups = new Map<string, FoundGroup>();
  for (const hit of hits) {
    const { pathname, hash } = new URL(hit.url);
    const product = products.find(({ prefix }) => pathname.startsWith(prefix));
    const group = groups.get(pathname) ?? startGroup(hit, pathname, product);
    group.items.push(toItem(hit, pathname + hash, group));
    groups.set(pathname, group);
  }
  return [...groups.values()];
}

function startGroup(
  { hierarchy }: Hit,
  url: string,
  product: ProductFacts | undefined,
): FoundGroup {
  return {
    ...{ url, title: hierarchy.lvl1 ?? hierarchy.lvl0 ?? url, trail: [], items: [] },
    shard: product?.prefix.slice(1, -1) ?? '',
    productId: product?.id ?? siteProductId,
  };
}

function toItem({ hierarchy, content, type }: Hit, url: string, group: FoundGroup): ListedItem {
  const titles = Object.entries(hierarchy).flatMap(([level, title]) =>
    title && /^lvl[1-6]$/.test(level) ? [title] : [],
  );
  const kind = type === 'lvl1' || type === 'lvl0' ? ('page' as const) : ('section' as const);
  return {
    ...{ kind, label: kind, url, text: content ?? '', titleMarks: [], textMarks: [], score: 0 },
    title: titles.at(-1) ?? group.title,
    trail: titles.slice(0, -1),
    ...{ shard: group.shard, productId: group.productId, isDeprecated: false, isInherited: false },
  };
}
