import type { Outline } from './outline';
import { itemAt } from './itemAt';
import { weights } from './scoreWeights';
import type { Scoring } from './scoring';

/** Returns what a result gains from the product and the page that the reader is on. */
export function contextWeight(outline: Outline, scoring: Scoring): number {
  const { shard, context, importance } = scoring;
  const isOfProduct = shard.facts.name === context.shard;
  const more = importance.isDescription ? weights.currentOfDescription : 0;
  return (
    (isOfProduct ? weights.currentProduct + more : 0) +
    (isOnPage(outline, scoring) ? weights.currentPage : 0)
  );
}

/** Whether a result is on the page that the reader is on, or that page explains its place. */
export function isOnPage({ place }: Outline, { shard, context }: Scoring): boolean {
  const { places } = shard.content;
  const [, path, , , , guide] = itemAt(places, place);
  const pages = [path.replace(/#.*$/, ''), guide > 0 ? itemAt(places, guide - 1)[1] : ''];
  return context.pathname !== undefined && pages.includes(context.pathname);
}
