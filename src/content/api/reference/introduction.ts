import { escapeText } from '@/model/escape';
import { firstParagraph } from './firstParagraph';
import type { FollowLink } from './print/links';
import { packageMarkdown } from './print/packageMarkdown';
import type { ReferencePage } from './stages';
import { tabOf } from './tabs';
import { translate } from './words';
import { standardWords } from './standardWords';

/** The heading and the summary of a page, above its sections and in lists of pages. */
export interface Introduction {
  title: string;
  /** HTML. */
  h1: string;
  /** Plain text, short enough for search results. */
  description: string;
  /** The first paragraph as HTML. */
  html: string;
  /** The same as Markdown. */
  markdown: string;
}

const descriptionLimit = 170;

/** Returns the title and the summary of a page of the reference. */
export function introductionOf(page: ReferencePage, follow: FollowLink): Introduction {
  const [doc, ...others] = page.docs;
  const name = page.tabbed?.title ?? doc.name;
  const standard = standardWords(page);
  // The package's own words, if they begin with a paragraph. The rest of them is about code.
  const own = others.length === 0 ? firstParagraph(doc.description) : '';
  const title = titleOf(page, name);
  return {
    title,
    h1: escapeText(page.tabbed ? name : title),
    description: shorten(standard),
    html: own ? packageMarkdown(own, follow) : escapeText(standard),
    markdown: own || standard,
  };
}

/** Returns a title that no other page of the product has, although two tabs are about the same component. */
function titleOf({ pathname, tabbed }: ReferencePage, name: string): string {
  const kind = tabOf(pathname)?.kind;
  if (tabbed && kind) {
    const tab = translate(kind === 'hooks-api' ? 'tabHooks' : 'tabComponents');
    return translate('tabTitle', { name, tab });
  }
  return /(API|Api)$/.test(name) ? name : translate('title', { name });
}

function shorten(text: string): string {
  if (text.length <= descriptionLimit) return text;
  return `${text.slice(0, descriptionLimit - 1).replace(/\s+\S*$/, '')}…`;
}
