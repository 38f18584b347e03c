/** A page that exists. */
export interface KnownPage {
  pathname: string;
  title: string;
}

const limit = 5;
const leastLikeness = 0.3;

function pairs(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) =>
    text.slice(index, index + 2),
  );
}

/** Returns the similarity of two texts, from 0 to 1: the share of letter pairs they have in common. */
function likeness(one: string, other: string): number {
  const left = pairs(one);
  const right = pairs(other);
  const total = left.length + right.length;
  const common = left.filter((pair) => {
    const index = right.indexOf(pair);
    if (index >= 0) right.splice(index, 1);
    return index >= 0;
  });
  return total === 0 ? 0 : (2 * common.length) / total;
}

function words(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.(html|md)$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns up to five pages with addresses similar to `path`, best first. The last segment counts most. */
export function nearestPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const asked = words(path);
  return pages
    .map((page) => {
      const known = words(page.pathname);
      const score = 0.4 * likeness(asked, known) + 0.6 * likeness(lastPart(asked), lastPart(known));
      return { page, score };
    })
    .filter(({ score }) => score >= leastLikeness)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
