import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { renderInline } from '../grammar';
import { positionOf } from '../place';
import { plainText } from '../tokens';

const longest = 70;

/** Reads the title and the H1 from the text of the H1. Reports an empty one, and one that is too long. */
export function readTitle(draft: Draft, inline: Token): void {
  const text = plainText(inline);
  draft.title = draft.source.frontMatter.title ?? text;
  draft.h1 = renderInline(inline, draft.env);
  if (!text && !(inline.content && draft.title)) {
    report(draft, {
      ...positionOf(draft, inline),
      what: 'The H1 is empty.',
      fix: 'Write the title of the page after the `#`.',
    });
  } else if (text.length > longest && draft.source.frontMatter.title === undefined) {
    report(draft, {
      ...positionOf(draft, inline),
      what: `The title has ${text.length} characters.`,
      fix: `Shorten the H1 to ${longest} or fewer, or add a shorter \`title\` to the front matter.`,
    });
  }
}
