import { kebabName, type ApiDoc } from '@/model';
import type { FollowLink } from './print/links';
import { headingHtml } from './print/headingHtml';
import { packageMarkdown } from './print/packageMarkdown';
import { firstParagraph } from './firstParagraph';
import type { ReferencePage } from './stages';
import { renderSections, type RenderedDoc } from './renderSections';

/** Renders a reference. If it shares its page, it has a heading of its own, and its ids begin with its name. */
export function renderBelowHeading(
  doc: ApiDoc,
  page: ReferencePage,
  follow: FollowLink,
): RenderedDoc {
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
