import {
  kebabName,
  packageOf,
  type AnatomyBlock,
  type ApiBlock,
  type ApiDoc,
  type Heading,
  type Page,
} from '@/model';
import { environment } from '@/site';
import { sheetsFor, type CompiledPage } from '@/content/pages';
import { describeDoc } from './describe/describeDoc';
import { anchorsOf, headingsOf } from './print/headings';
import type { FollowLink } from './print/links';
import { sectionHtml } from './print/sectionHtml';
import { headingHtml } from './print/headingHtml';
import { packageMarkdown } from './print/packageMarkdown';
import { sectionMarkdown } from './print/sectionMarkdown';
import { firstParagraph } from './firstParagraph';
import { introductionOf } from './introduction';
import type { ReferencePage, Section } from './stages';
import { apiFileOf } from './json/apiRecord';
import { anatomyHtml } from './print/anatomyHtml';
import { rowFilesOf } from './rowFiles/printRows';
import { tabOf } from './tabs';
import { translate } from './words';

/** Renders a page of the reference. The result has the form of a page written in Markdown. */
export function renderPage(page: ReferencePage, follow: FollowLink): CompiledPage {
  const isShared = tabOf(page.pathname) !== undefined;
  const rendered = page.docs.map((doc) =>
    isShared
      ? renderBelowHeading(doc, page, follow)
      : renderSections(doc, page, { follow, level: 2 }),
  );
  const { h1, title, description, html, markdown } = introductionOf(page, follow);
  const file = `node_modules/${page.docs[0].packageName}/package.json`;
  const { pathname, productFolder, product } = page;
  const demoStyles = stylesOf(page);
  const about: Page = {
    ...{ pathname, productId: product.id, source: file, title, h1 },
    ...{ description, descriptionHtml: html },
    frontMatter: frontMatterOf(page),
    blocks: rendered.flatMap(({ blocks }) => blocks),
    headings: rendered.flatMap(({ headings }) => headings),
    ...(demoStyles && { demoStyles }),
    ...(page.tabbed && page.tabbed.tabs.length > 1 && { tabs: page.tabbed.tabs }),
  };
  const markdownVersion = [`# ${title}`, markdown, ...rendered.map((each) => each.markdown)].join(
    '\n\n',
  );
  return {
    ...{
      file,
      pathname,
      productFolder,
      page: about,
      demos: [],
      markdownVersion: `${markdownVersion}\n`,
    },
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

interface RenderedDoc {
  blocks: (ApiBlock | AnatomyBlock)[];
  headings: Heading[];
  anchors: string[];
  markdown: string;
}

interface RenderOptions {
  follow: FollowLink;
  level: 2 | 3;
}

/** Renders a reference. If it shares its page, it has a heading of its own, and its ids begin with its name. */
function renderBelowHeading(doc: ApiDoc, page: ReferencePage, follow: FollowLink): RenderedDoc {
  const inside = renderSections(doc, page, { follow, level: 3 });
  const id = kebabName(doc.name);
  const head = headingHtml(doc.name, { id, level: 2 });
  // The only reference of a page is described above all headings.
  const about = page.docs.length > 1 ? firstParagraph(doc.description) : '';
  const text = about && `\n<p>${packageMarkdown(about, follow)}</p>`;
  return {
    blocks: [{ kind: 'api', html: head + text }, ...inside.blocks],
    headings: [{ id, title: doc.name, level: 2, children: inside.headings }],
    anchors: [id, ...inside.anchors],
    markdown: [`## ${doc.name}`, about, inside.markdown].filter(Boolean).join('\n\n'),
  };
}

function renderSections(
  doc: ApiDoc,
  page: ReferencePage,
  { follow, level }: RenderOptions,
): RenderedDoc {
  const sections = describeDoc(doc, page);
  const anatomy = renderAnatomy(doc, page, level);
  const parts = sections.findIndex(({ id }) => id === 'slots' || id === 'classes');
  const idOf = ({ id }: Section) => (level === 2 ? id : `${kebabName(doc.name)}-${id}`);
  const blocks: RenderedDoc['blocks'] = sections.map((section) => ({
    kind: 'api',
    html: sectionHtml(section, { id: idOf(section), level }, follow),
  }));
  const headings = sections.map((section) => headingsOf(section, idOf(section), level));
  // The live component is above the tables of its parts.
  if (anatomy) {
    blocks.splice(parts, 0, anatomy.block);
    headings.splice(parts, 0, [anatomy.heading]);
  }
  return {
    blocks,
    headings: headings.flat(),
    anchors: [
      ...(anatomy ? [anatomy.heading.id] : []),
      ...sections.flatMap((section) => anchorsOf(section, idOf(section))),
    ],
    markdown: sections.map((section) => sectionMarkdown(section, level)).join('\n\n'),
  };
}

/** Renders the live component with its parts; nothing if it has no specimen. */
function renderAnatomy(doc: ApiDoc, { anatomies }: ReferencePage, level: 2 | 3) {
  const parts = anatomies?.[doc.name];
  if (!parts) return undefined;
  const id = level === 2 ? 'anatomy' : `${kebabName(doc.name)}-anatomy`;
  const block: AnatomyBlock = {
    kind: 'anatomy',
    component: doc.name,
    html: anatomyHtml({ name: doc.name, parts }, { id, level }),
  };
  const heading: Heading = { id, title: translate('anatomy'), level, children: [] };
  return { block, heading };
}
