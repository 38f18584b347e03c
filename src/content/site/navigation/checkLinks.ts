import type { DocsProblem } from '@/model';
import type { PageSummary } from '@/content/pages';
import { checkAnchor, type Anchors, type LinkVerdict } from './checkAnchor';
import { explainMissingPage, type KnownAddresses } from './explainMissingPage';

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

interface Targets extends LinkTargets, KnownAddresses {
  anchors: ReadonlyMap<string, Anchors>;
}

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
    : explainMissingPage(pathname, targets);
}

function isServed(pathname: string, { routes, anchors, fileExists }: Targets): boolean {
  if (routes.has(pathname)) return true;
  if (pathname.endsWith('.md')) return anchors.has(pathname.replace(/\.md$/, '/'));
  return !pathname.endsWith('/') && fileExists(pathname);
}
