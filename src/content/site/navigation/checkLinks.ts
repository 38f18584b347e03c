import type { DocsProblem } from '@/model';
import { nearest, type PageSummary } from '@/content/pages';
import { nearestPathname } from './nearestPathname';

/** The targets of internal links besides pages. */
export interface LinkTargets {
  /** Addresses other than documentation pages. */
  otherRoutes: readonly string[];
  /** Tells whether a file is served at an address such as `/static/logo.svg`. */
  fileExists(pathname: string): boolean;
  /** Addresses of pages that the navigation announces and that are not written yet. */
  planned?: readonly string[];
  /** Tells whether it is not known yet if a page exists at an address. */
  isPending?(pathname: string): boolean;
}

/** The valid hashes of links to a page. */
interface Anchors {
  ids: ReadonlySet<string>;
  demos: ReadonlySet<string>;
}

interface Targets extends LinkTargets {
  anchors: ReadonlyMap<string, Anchors>;
  pathnames: readonly string[];
  routes: ReadonlySet<string>;
  plannedPages: ReadonlySet<string>;
}

/** The reason why a link has no target, and the fix. */
export type LinkVerdict = Pick<DocsProblem, 'what' | 'fix'> | undefined;

/** Judges a link on the page at the address `from`; undefined if it is valid. */
export type JudgeLink = (href: string, from: string) => LinkVerdict;

/** Indexes all pages once, to judge links between them. */
export function linkJudge(pages: readonly PageSummary[], others: LinkTargets): JudgeLink {
  const targets: Targets = {
    ...others,
    anchors: new Map(
      pages.map(({ pathname, anchors, demos }) => [
        pathname,
        { ids: new Set(anchors), demos: new Set(demos) },
      ]),
    ),
    pathnames: pages.map((page) => page.pathname),
    routes: new Set(others.otherRoutes),
    plannedPages: new Set(others.planned),
  };
  return (href, from) => judgeLink(href, from, targets);
}

/** Reports internal links to missing pages or anchors. */
export function checkLinks(pages: readonly PageSummary[], judge: JudgeLink): DocsProblem[] {
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, line, column }) => {
      const found = judge(href, page.pathname);
      return found ? [{ file: page.file, line, column, ...found }] : [];
    }),
  );
}

function judgeLink(href: string, from: string, targets: Targets): LinkVerdict {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  const [, address = '', hash = ''] = /^([^#]*)#?(.*)$/s.exec(href) ?? [];
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

function noPage(pathname: string, { pathnames, routes, plannedPages }: Targets): LinkVerdict {
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

function checkAnchor(hash: string, pathname: string, { ids, demos }: Anchors): LinkVerdict {
  if (hash === '') return undefined;
  const isThere = [hash, decode(hash)].some(
    (form) => ids.has(form) || demos.has(withoutChoice(form)),
  );
  if (isThere) return undefined;
  const known = [...ids, ...demos];
  const meant = nearest(hash, known) ?? nearest(withoutChoice(hash), known);
  return {
    what: `\`${pathname}\` has no anchor \`#${hash}\`.`,
    fix: meant ? `Did you mean \`#${meant}\`?` : 'Link to a heading or a demo of that page.',
  };
}

/** Returns the demo's name in a hash that also selects a language or styling (contract §6). */
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
