import { distance } from 'fastest-levenshtein';

/**
 * Returns the address that was most likely meant: the one whose segments are all equal or similar; otherwise one whose
 * last segment is, preferably in the same section. Undefined if none is similar.
 */
export function nearestPathname(
  pathname: string,
  candidates: readonly string[],
): string | undefined {
  const wrong = partsOf(pathname);
  const known = candidates.map((candidate) => ({ candidate, parts: partsOf(candidate) }));
  const whole = closest(known, ({ parts }) => sumOf(wrong, parts));
  if (whole) return whole.candidate;
  const moved = known.filter(({ parts }) => !isBelowComponent(wrong) && !isBelowComponent(parts));
  const own = moved.filter(({ parts }) => parts[0] === wrong[0]);
  const byName = (among: typeof known) =>
    closest(among, ({ candidate, parts }) => {
      const last = partDistance(wrong.at(-1), parts.at(-1));
      // A similar name counts more than a similar address.
      return last === undefined ? undefined : last + distance(pathname, candidate) / 1000;
    })?.candidate;
  return byName(own) ?? byName(moved);
}

function partsOf(pathname: string): string[] {
  return pathname.toLowerCase().replace(/\.md$/, '').split('/').filter(Boolean);
}

/**
 * Tells whether a page is below that of a component, `/base-ui/react-button/hooks-api/`: such pages share their last
 * segment, so only the component distinguishes them.
 */
function isBelowComponent(parts: readonly string[]): boolean {
  return parts.at(-2)?.startsWith('react-') ?? false;
}

function closest<Item>(
  items: readonly Item[],
  distanceTo: (item: Item) => number | undefined,
): Item | undefined {
  let best: { item: Item; far: number } | undefined;
  for (const item of items) {
    const far = distanceTo(item);
    if (far !== undefined && (!best || far < best.far)) best = { item, far };
  }
  return best?.item;
}

/** Returns the sum of different letters in all segments; undefined if one segment is not similar. */
function sumOf(wrong: readonly string[], parts: readonly string[]): number | undefined {
  if (wrong.length !== parts.length || wrong.length === 0) return undefined;
  const each = wrong.map((part, index) => partDistance(part, parts[index]));
  return each.reduce<number | undefined>(
    (sum, far) => (sum === undefined || far === undefined ? undefined : sum + far),
    0,
  );
}

/**
 * Returns the number of different letters if it is small: one in names of two or three letters, two in longer ones, a
 * third in long ones.
 */
function partDistance(part = '', other = ''): number | undefined {
  const a = part.replace(/^react-/, '');
  const b = other.replace(/^react-/, '');
  const length = Math.max(a.length, b.length);
  const allowed = length < 2 ? 0 : length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
  const far = distance(a, b);
  return length > 0 && far <= allowed ? far : undefined;
}
