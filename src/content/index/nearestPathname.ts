import { nearest } from '../read';

/** The pathname most likely meant: the one whose last part is right or nearly so, of the same section first. */
export function nearestPathname(
  pathname: string,
  candidates: readonly string[],
): string | undefined {
  const section = pathname.split('/')[1] ?? '';
  const own = candidates.filter((candidate) => candidate.startsWith(`/${section}/`));
  return nearestByName(pathname, own) ?? nearestByName(pathname, candidates);
}

function nearestByName(pathname: string, candidates: readonly string[]): string | undefined {
  const byName = new Map(candidates.map((candidate) => [nameOf(candidate), candidate]));
  const name = nearest(nameOf(pathname), [...byName.keys()]);
  return name === undefined ? undefined : byName.get(name);
}

function nameOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/^react-|\.md$/g, '');
}
