import { SearchEngine } from '@/features/search/server';
import type { SearchIndex, SearchShardFacts } from '@/model';
import { searchIndexUrl, shardUrl } from '@/model/search';
import type { PublishedSite } from './publishedSite';

/** The search of the site over the shards of an export. */
export interface SiteSearch {
  engine: SearchEngine;
  /** Products and what belongs to none of them, in the order of the product menu. */
  shards: readonly SearchShardFacts[];
}

/** Opens every shard of an export. @throws NotFoundError where the export has no search */
export async function openSearch(site: PublishedSite): Promise<SiteSearch> {
  const index = await site.readJson<SearchIndex>(searchIndexUrl);
  const engine = new SearchEngine(index);
  await Promise.all(
    index.shards.map(async ({ name }) => engine.add(name, await site.readJson(shardUrl(name)))),
  );
  return { engine, shards: index.shards };
}
