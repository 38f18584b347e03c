import { packageOf, type ApiDoc, type Page } from '@/model';
import { environment } from '@/site';
import { sheetsFor, type CompiledPage } from '@/content/pages';
import type { FollowLink } from './print/links';
import { introductionOf, type Introduction } from './introduction';
import type { ReferencePage } from './stages';
import { apiFileOf } from './json/apiRecord';
import { rowFilesOf } from './rowFiles/printRows';
import { tabOf } from './tabs';
import { renderSections, type RenderedDoc } from './renderSections';
import { renderBelowHeading } from './renderBelowHeading';

/** Renders a page of the reference. The result has the form of a page written in Markdown. */
export function renderPage(page: ReferencePage, follow: FollowLink): CompiledPage {
  const isShared = tabOf(page.pathname) !== undefined;
  const rendered = page.docs.map((doc) =>
    isShared
      ? renderBelowHeading(doc, page, follow)
      : renderSections(doc, page, { follow, level: 2 }),
  );
  const { title, markdown, ...summary } = introductionOf(page, follow);
  const file = `node_modules/${page.docs[0].packageName}/package.json`;
  const { pathname, productFolder } = page;
  const texts = [`# ${title}`, markdown, ...rendered.map((each) => each.markdown)];
  return {
    ...{ file, pathname, productFolder },
    page: pageOf(page, rendered, { file, title, ...summary }),
    demos: [],
    markdownVersion: `${texts.join('\n\n')}\n`,
    anchors: rendered.flatMap(({ anchors }) => anchors),
    ...{ links: [], images: [], names: [], problems: [], inputs: {} },
    publicFiles: page.docs.flatMap((doc) => [
      ...(doc.kind === 'component' ? rowFilesOf(doc, follow) : []),
      apiFileOf(doc, environment.siteUrl),
    ]),
    reference: page.docs.map(({ name, kind, deprecated, plan }) => {
      return { name, kind, deprecated: deprecated !== undefined, ...(plan && { plan }) };
    }),
  };
}

/** Returns the page that readers see. */
function pageOf(
  page: ReferencePage,
  rendered: readonly RenderedDoc[],
  summary: Omit<Introduction, 'markdown'> & { file: string },
): Page {
  const { file, title, h1, description, html } = summary;
  const demoStyles = stylesOf(page);
  return {
    ...{ pathname: page.pathname, productId: page.product.id, source: file, title, h1 },
    ...{ description, descriptionHtml: html },
    frontMatter: frontMatterOf(page),
    blocks: rendered.flatMap(({ blocks }) => blocks),
    headings: rendered.flatMap(({ headings }) => headings),
    ...(demoStyles && { demoStyles }),
    ...(page.tabbed && page.tabbed.tabs.length > 1 && { tabs: page.tabbed.tabs }),
  };
}

/** Returns the product's styles for the packages of the page's live components; undefined if there are none. */
function stylesOf({ product, docs, anatomies }: ReferencePage): string | undefined {
  const shown = docs.filter(({ name }) => anatomies?.[name]);
  const packages = new Set(shown.map(({ packageName }) => packageOf(packageName)));
  return sheetsFor(product, packages).join('\n') || undefined;
}

/** Returns the front matter from which the chips below the heading are made, as on handwritten pages. */
function frontMatterOf({ docs, product }: ReferencePage): Page['frontMatter'] {
  const namesOf = (kind: ApiDoc['kind']) =>
    docs.filter((doc) => doc.kind === kind).map(({ name }) => name);
  const [components, hooks] = [namesOf('component'), namesOf('hook')];
  return {
    productId: product.id,
    packageName: docs[0].packageName,
    ...(components.length > 0 && { components }),
    ...(hooks.length > 0 && { hooks }),
  };
}
