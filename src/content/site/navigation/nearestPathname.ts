import { distance } from 'fastest-levenshtein';

/**
 * The address most likely meant: the one whose parts are all right or nearly so; else the one whose last part is, of
 * the same section first. Undefined when nothing is near.
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
      // What is named alike counts first, what stands nearby second.
      return last === undefined ? undefined : last + distance(pathname, candidate) / 1000;
    })?.candidate;
  return byName(own) ?? byName(moved);
}

function partsOf(pathname: string): string[] {
  return pathname.toLowerCase().replace(/\.md$/, '').split('/').filter(Boolean);
}

/** Pages below that of a component, `/base-ui/react-button/hooks-api/`, are named alike: the component tells them apart. */
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

/** Letters that differ in all parts together; undefined when one part is another. */
function sumOf(wrong: readonly string[], parts: readonly string[]): number | undefined {
  if (wrong.length !== parts.length || wrong.length === 0) return undefined;
  const each = wrong.map((part, index) => partDistance(part, parts[index]));
  return each.reduce<number | undefined>(
    (sum, far) => (sum === undefined || far === undefined ? undefined : sum + far),
    0,
  );
}

/** Letters that differ, where they are few: one of two or three, two of more, a third of long names. */
function partDistance(part = '', other = ''): number | undefined {
  const [a, b] = [part, other].map((it) => it.replace(/^react-/, '')) as [string, string];
  const length = Math.max(a.length, b.length);
  const allowed = length < 2 ? 0 : length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
  const far = distance(a, b);
  return length > 0 && far <= allowed ? far : undefined;
}
