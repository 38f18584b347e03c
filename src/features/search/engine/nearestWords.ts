import { distanceOf } from './distanceOf';
import type { OpenShard } from './openShard';
import type { Query } from './parseQuery';

/** Maximum number of suggestions. */
const mostOffered = 4;

/** Returns names of pages and components that are similar to the query, most similar first. */
export function nearestWords(shards: readonly OpenShard[], { text }: Query): string[] {
  const typed = text.replace(/ /g, '');
  if (typed.length < 2) return [];
  const most = Math.max(2, Math.ceil(typed.length / 2));
  const distances = new Map<string, number>();
  for (const { content } of shards) {
    for (const [kind, , title] of content.places) {
      if (kind === 'post' || distances.has(title)) continue;
      const name = title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      const distance = distanceOf(typed, name, most);
      if (distance <= most) distances.set(title, distance + (name[0] === typed[0] ? 0 : 0.5));
    }
  }
  return [...distances]
    .sort(([one, a], [other, b]) => a - b || one.length - other.length)
    .slice(0, mostOffered)
    .map(([title]) => title);
}
