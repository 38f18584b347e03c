import type { DocsProblem } from '@/model';
import { nearestPathname } from './nearestPathname';

/** The addresses that a link may lead to. */
export interface KnownAddresses {
  pathnames: readonly string[];
  routes: ReadonlySet<string>;
  plannedPages: ReadonlySet<string>;
}

/** Explains a link to an address without a page, with the address that was most likely meant. */
export function explainMissingPage(
  pathname: string,
  { pathnames, routes, plannedPages }: KnownAddresses,
): Pick<DocsProblem, 'what' | 'fix'> {
  if (plannedPages.has(pathname)) {
    const what = `The page \`${pathname}\` is planned, and not there yet.`;
    return { what, fix: 'Write the text without the link until the page is there.' };
  }
  const what = `The link \`${pathname}\` leads to no page.`;
  if (pathnames.includes(`${pathname}/`)) {
    return { what, fix: `End it with a slash, \`${pathname}/\`.` };
  }
  const meant = nearestPathname(pathname, [...new Set([...pathnames, ...routes])]);
  return { what, fix: meant ? `Did you mean \`${meant}\`?` : 'Link to a page that exists.' };
}
