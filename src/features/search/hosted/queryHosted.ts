import type { ProductFacts } from '@/model';
import type { FoundGroup } from '../engine/groupFound';
import { isHit } from './isHit';
import { groupHits } from './groupHits';

/** Configuration of a hosted search (contract §2). */
export interface HostedSearch {
  appId: string;
  key: string;
  index: string;
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
