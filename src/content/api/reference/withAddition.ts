import { escapeAttribute, escapeText } from '@/model/escape';
import { linkProps } from '../prop-links';
import type { CompiledPage } from '@/content/pages';
import { withPlaygrounds } from './withPlaygrounds';
import { headingHtml } from './print/headingHtml';
import { translate } from './words';
import type { Addition } from './additions';
import { idOn } from './addedAnchors';

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
