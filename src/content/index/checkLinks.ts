import type { DocsProblem } from '@/model';
import { nearest } from '../read';
import type { FoundLink, PageSummary } from '../stages';
import { nearestPathname } from './nearestPathname';

/** What internal links are compared with besides the pages. */
export interface LinkTargets {
  /** Addresses that are no documentation page. */
  otherRoutes: readonly string[];
  /** Whether a file is served at an address such as `/static/logo.svg`. */
  fileExists(pathname: string): boolean;
  /** Whether nobody can tell yet if there is a page at an address. */
  isPending?(pathname: string): boolean;
}

interface Targets extends LinkTargets {
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  pathnames: readonly string[];
  routes: ReadonlySet<string>;
}

/** Finds internal links that lead to no page or to no anchor. */
export function checkLinks(pages: readonly PageSummary[], others: LinkTargets): DocsProblem[] {
  const targets: Targets = {
    ...others,
    anchors: new Map(
      pages.map((page) => [page.pathname, new Set([...page.anchors, ...page.demos])]),
    ),
    pathnames: pages.map((page) => page.pathname),
    routes: new Set(others.otherRoutes),
  };
  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const found = checkLink(link.href, page.pathname, targets);
      const { line, column } = link;
      return found ? [{ file: page.file, line, column, ...found }] : [];
    }),
  );
}

type Verdict = { what: string; fix: string } | undefined;

function checkLink(href: FoundLink['href'], from: string, targets: Targets): Verdict {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  const [address = '', hash = ''] = href.split('#');
  const pathname = address.replace(/\?.*$/, '') || from;
  if (!pathname.startsWith('/')) {
    const fix = `Write it from the root, \`${new URL(href, `https://x${from}`).pathname}\`.`;
    return { what: `The link \`${href}\` is relative.`, fix };
  }
  const anchors = targets.anchors.get(pathname);
  if (anchors) return checkAnchor(hash, pathname, anchors);
  return isServed(pathname, targets) || targets.isPending?.(pathname)
    ? undefined
    : noPage(pathname, targets);
}

function isServed(pathname: string, { routes, anchors, fileExists }: Targets): boolean {
  if (routes.has(pathname)) return true;
  if (pathname.endsWith('.md')) return anchors.has(pathname.replace(/\.md$/, '/'));
  return !pathname.endsWith('/') && fileExists(pathname);
}

function noPage(pathname: string, { pathnames, routes }: Targets): Verdict {
  const what = `The link \`${pathname}\` leads to no page.`;
  if (pathnames.includes(`${pathname}/`)) {
    return { what, fix: `End it with a slash, \`${pathname}/\`.` };
  }
  const meant = nearestPathname(pathname, [...new Set([...pathnames, ...routes])]);
  return { what, fix: meant ? `Did you mean \`${meant}\`?` : 'Link to a page that exists.' };
}

function checkAnchor(hash: string, pathname: string, anchors: ReadonlySet<string>): Verdict {
  const forms = [hash, decode(hash), withoutChoice(hash)];
  if (hash === '' || forms.some((form) => anchors.has(form))) return undefined;
  const meant = nearest(hash, [...anchors]);
  return {
    what: `\`${pathname}\` has no anchor \`#${hash}\`.`,
    fix: meant ? `Did you mean \`#${meant}\`?` : 'Link to a heading or a demo of that page.',
  };
}

/** The demo's name in a hash that also chooses its language or styling (contract §6). */
function withoutChoice(hash: string): string {
  return hash.replace(/^(system|tailwind|css)-/, '').replace(/\.(js|tsx)$/, '');
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
