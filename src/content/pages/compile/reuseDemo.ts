import { placePlayground } from '../playground/attachPlayground';
import type { FoundDemo, MarkdownSource } from '../stages';
import type { PageRequest } from './PageRequest';
import { cacheKeyOf, type CachedDemo } from './compileDemo';

/** Returns the previous result of a demo with its new position; undefined if it is stale or had problems. */
export function reuseDemo(
  { previous, fingerprints }: PageRequest,
  source: MarkdownSource,
  found: FoundDemo,
): CachedDemo | undefined {
  const cacheKey = cacheKeyOf(found, source);
  const cached = (previous?.demos as CachedDemo[] | undefined)?.find(
    (demo) => demo.cacheKey === cacheKey,
  );
  const fresh = cached?.inputs.every(
    (input) => fingerprints.hashOf(input) === previous?.inputs[input],
  );
  return fresh && cached?.problems.length === 0 ? placePlayground(cached, found) : undefined;
}
