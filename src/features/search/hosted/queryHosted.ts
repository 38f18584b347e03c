import { siteProductId, type ProductFacts } from '@/model';
import type { FoundGroup, ListedItem } from '../engine/groupFound';

/** Configuration of a hosted search (contract §2). */
export interface HostedSearch {
  appId: string;
  key: string;
  index: string;
}

/** A record of a DocSearch crawler, as far as it is used. */
interface Hit {
  url: string;
  type: string;
  content: string | null;
  hierarchy: Readonly<Record<string, string | null>>;
}

/** Timeout in milliseconds, after which the local index is used instead. */
const patience = 2000;

/** Number of results to request. */
const hitsPerPage = 24;

/**
 * Queries the hosted search by its REST API: a single POST request, for which a client library of more than 10 KB is
 * not worth it.
 * @throws when the request fails, is malformed, or takes too long.
 */
export async function queryHosted(
  { appId, key, index }: HostedSearch,
  text: string,
  products: readonly ProductFacts[],
): Promise<FoundGroup[]> {
  const response = await fetch(
    `https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/${encodeURIComponent(index)}/query`,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': key,
      },
      body: JSON.stringify({ query: text, hitsPerPage }),
      signal: AbortSignal.timeout(patience),
    },
  );
  if (!response.ok) throw new Error(`The hosted search answered ${response.status}.`);
  const { hits } = (await response.json()) as { hits?: unknown };
  if (!Array.isArray(hits)) throw new Error('The hosted search answered something else.');
  return groupHits(hits.filter(isHit), products);
}

/** Whether a record can be listed. A single one that cannot must not cost the reader the others. */
function isHit(value: unknown): value is Hit {
  const { url, content, hierarchy } = (value ?? {}) as Partial<Hit>;
  if (typeof url !== 'string' || !isPage(url) || !isTextOrNone(content)) return false;
  return (
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(isTextOrNone)
  );
}

const isTextOrNone = (value: unknown) => typeof (value ?? '') === 'string';

/** Whether an address has a path that stays on this site when it is followed from here. */
function isPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname } = new URL(url);
  return /^https?:$/.test(protocol) && !pathname.startsWith('//');
}

function groupHits(hits: readonly Hit[], products: readonly ProductFacts[]): FoundGroup[] {
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
