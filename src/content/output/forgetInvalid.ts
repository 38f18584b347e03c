import fs from 'node:fs';
import path from 'node:path';
import type { ContentCache } from '@/content/pages';
import { environment } from '@/site';
import { hash } from '@/model/hash';

/**
 * Marks all pages as unwritten if the origin or the kind of deployment changed, because every page depends on them.
 */
export function forgetOtherSite(cache: ContentCache): void {
  const site = hash(JSON.stringify(environment));
  if (site !== cache.site) cache.emitted.clear();
  cache.site = site;
}

/** Marks everything as unwritten if output was deleted. */
export function forgetMissing(root: string, cache: ContentCache): void {
  const witnesses = ['.content/manifest.json', '.content/revision.ts', 'public/llms.txt'];
  if (witnesses.every((file) => fs.existsSync(path.join(root, file)))) return;
  cache.emitted.clear();
  cache.emitContext = '';
}
