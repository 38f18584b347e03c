import type { LoadedProduct } from '../products';
import type { JudgeLink } from './checkLinks';
import type { NavPath, NavProblem } from './navProblem';

/**
 * Reports addresses in a product's facts that have no target: its first page, its starting points, and the demo on the
 * home page.
 */
export function checkFactLinks(
  { product, isStandIn, facts }: LoadedProduct,
  judge: JudgeLink,
): NavProblem[] {
  // A fallback fact is not the author's error.
  if (isStandIn) return [];
  const { home, startingPoints = [], showcase, prefix } = product;
  const links: { href: string; path: NavPath }[] = [
    { href: home, path: ['home'] },
    ...(showcase ? [{ href: showcase, path: ['showcase'] }] : []),
    ...startingPoints.map(({ href }, index) => ({ href, path: ['startingPoints', index, 'href'] })),
  ];
  return links.flatMap(({ href, path }) => {
    const found = judge(href, prefix);
    return found ? [{ spot: { path: [...facts.path, ...path] }, ...found }] : [];
  });
}
