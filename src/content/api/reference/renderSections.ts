import { kebabName, type AnatomyBlock, type ApiBlock, type ApiDoc, type Heading } from '@/model';
import { describeDoc } from './describe/describeDoc';
import { anchorsOf, headingsOf } from './print/headings';
import type { FollowLink } from './print/links';
import { sectionHtml } from './print/sectionHtml';
import { sectionMarkdown } from './print/sectionMarkdown';
import type { ReferencePage, Section } from './stages';
import { anatomyHtml } from './print/anatomyHtml';
import { translate } from './words';

/** A rendered reference: what it adds to its page. */
export interface RenderedDoc {
  blocks: (ApiBlock | AnatomyBlock)[];
  headings: Heading[];
  anchors: string[];
  markdown: string;
}

interface RenderOptions {
  follow: FollowLink;
  level: 2 | 3;
}

/** Renders the sections of a reference, with its live component above the tables of its parts. */
export function renderSections(
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
