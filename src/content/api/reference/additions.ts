import { kebabName, type PageTab } from '@/model';
import { escapeAttribute, escapeText } from '@/model/escape';
import { linkProps, propLinksOf, type PropLinks } from '../prop-links';
import type { PlannedPlaygrounds } from '../playground-controls';
import type { CompiledPage, PageSummary } from '@/content/pages';
import { withPlaygrounds } from './withPlaygrounds';
import { headingHtml } from './print/headingHtml';
import { describeTabs } from './planPages';
import type { LinkedPage } from './stages';
import { tabOf } from './tabs';
import { translate } from './words';

/** What the reference adds to a handwritten page. */
export interface Addition {
  /** References of the components and hooks in the page's front matter. */
  links: LinkedPage[];
  tabs: PageTab[];
  /** Rows of the props that inline code may name. */
  props: PropLinks;
  /** Its playgrounds, by the name of their demo. */
  playgrounds?: PlannedPlaygrounds;
}

const sectionId = 'api';

/** Returns what the reference adds to each page that names components or hooks, by pathname. */
export function listAdditions(
  reference: readonly PageSummary[],
  pages: readonly PageSummary[],
  playgrounds: ReadonlyMap<string, PlannedPlaygrounds> = new Map(),
): Map<string, Addition> {
  const addresses = new Map(reference.flatMap(addressesOf));
  const pathnames = new Set(reference.map(({ pathname }) => pathname));
  const described = new Map(
    reference.flatMap((page) =>
      (page.reference ?? []).map(({ name }) => [`${page.productId} ${name}`, { ...page, name }]),
    ),
  );
  const all = pages.flatMap((page): [string, Addition][] => {
    const links = page.documents.flatMap((name) => {
      const pathname = addresses.get(`${page.productId} ${name}`);
      return pathname ? [{ title: name, pathname }] : [];
    });
    const { tabs } = describeTabs(page.pathname, page, pathnames);
    const hasTabs = tabs.length > 1;
    const own = playgrounds.get(page.pathname);
    if (links.length === 0 && !hasTabs && !own) return [];
    const props = propLinksOf(
      page.documents.flatMap((name) => described.get(`${page.productId} ${name}`) ?? []),
    );
    const addition = { links, tabs: hasTabs ? tabs : [], props };
    return [[page.pathname, { ...addition, ...(own && { playgrounds: own }) }]];
  });
  return new Map(all);
}

/** Returns the address of each reference on a page: the page itself, or a heading if several share it. */
function addressesOf({ productId, pathname, reference = [] }: PageSummary): [string, string][] {
  return reference.map(({ name }) => {
    const hash = tabOf(pathname) ? `#${kebabName(name)}` : '';
    return [`${productId} ${name}`, pathname + hash];
  });
}

/** Returns the anchors that an addition brings to a page. */
export function addedAnchors(
  page: Pick<PageSummary, 'anchors'>,
  addition: Addition | undefined,
): string[] {
  return addition && addition.links.length > 0 ? [idOn(page)] : [];
}

/** Returns an id for the section that no heading of the page has. */
function idOn({ anchors }: Pick<PageSummary, 'anchors'>): string {
  const other = `${sectionId}-reference`;
  let id = [sectionId, other].find((it) => !anchors.includes(it));
  for (let number = 1; !id; number += 1) {
    if (!anchors.includes(`${other}-${number}`)) id = `${other}-${number}`;
  }
  return id;
}

/** Returns the page with its section "API", or with its tabs if the reference has tabs. */
export function withAddition(bare: CompiledPage, addition: Addition | undefined): CompiledPage {
  if (!addition) return bare;
  const compiled = withPlaygrounds(bare, addition.playgrounds ?? {});
  const { links, tabs, props } = addition;
  const page = { ...compiled.page, ...(tabs.length > 0 && { tabs }) };
  if (links.length === 0) return { ...compiled, page };
  const title = translate('section');
  const id = idOn(compiled);
  const list = links.map(
    ({ title: name, pathname }) =>
      `<li><a href="${escapeAttribute(pathname)}"><code>${escapeText(name)}</code></a></li>`,
  );
  const html = `${headingHtml(title, { id, level: 2 })}\n<p>${translate('sectionText')}</p>\n<ul>${list.join('')}</ul>`;
  const items = links.map(({ title: name, pathname }) => `- [${name}](${pathname})`);
  const markdownVersion = `${compiled.markdownVersion}\n## ${title}\n\n${translate('sectionText')}\n\n${items.join('\n')}\n`;
  const blocks = page.blocks.map((block) =>
    block.kind === 'prose' ? { ...block, html: linkProps(block.html, props) } : block,
  );
  return {
    ...compiled,
    markdownVersion,
    page: {
      ...page,
      blocks: [...blocks, { kind: 'prose', html }],
      headings: [...page.headings, { id, title, level: 2, children: [] }],
    },
  };
}
