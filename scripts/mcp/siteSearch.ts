import { SearchEngine } from '@/features/search/server';
import type { SearchIndex, SearchShardFacts } from '@/model';
import { searchIndexUrl, shardUrl } from '@/model/search';
import type { PublishedSite } from './publishedSite';

/** The search engine of the site, with all shards of an export. */
export interface SiteSearch {
  engine: SearchEngine;
  /** Facts of the shards, one per product and one for other pages, in the order of the product menu. */
  shards: readonly SearchShardFacts[];
}

/**
 * Loads all shards of an export.
 * @throws NotFoundError if the export has no search
 */
export async function openSearch(site: PublishedSite): Promise<SiteSearch> {
  const index = await site.readJson<SearchIndex>(searchIndexUrl);
  const engine = new SearchEngine(index);
  await Promise.all(
    index.shards.map(async ({ name }) => engine.add(name, await site.readJson(shardUrl(name)))),
  );
  return { engine, shards: index.shards };
}
