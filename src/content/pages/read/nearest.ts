import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate that an author most likely meant, if one is similar enough: at most two letters differ, or a
 * third of them.
 */
export function nearest<Name extends string>(
  name: string,
  candidates: readonly Name[],
): Name | undefined {
  const wanted = name.toLowerCase();
  let best: Name | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const found = distance(wanted, candidate.toLowerCase());
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  const length = Math.max(name.length, best?.length ?? 0);
  const allowed = length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
  return bestDistance <= allowed ? best : undefined;
}
