import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { grammar } from '../grammar';
import { escapeText } from '@/model/escape';
import { positionOf } from '../place';
import { plainText } from '../tokens';
import { checkH1Place } from './checkH1Place';

const longest = 70;

/** Takes the H1 out of the text and checks that it exists, comes first and is short enough. */
export function takeTitle(draft: Draft): void {
  const { frontMatter, bodyLine } = draft.source;
  const [index, ...others] = draft.tokens.flatMap((token, at) => (isH1(token) ? [at] : []));
  draft.title = frontMatter.title ?? '';
  if (index === undefined) {
    draft.h1 = escapeText(draft.title);
    if (!((frontMatter.date ?? frontMatter.authors) && draft.title)) {
      report(draft, {
        line: bodyLine,
        column: 1,
        what: 'The page has no H1.',
        fix: 'Begin the text with a line `# Title`.',
      });
    }
    return;
  }
  checkH1Place(draft, index, others);
  const inline = draft.tokens[index + 1];
  if (inline) {
    readTitle(draft, inline);
  }
  draft.tokens.splice(index, 3);
}

const isH1 = (token: Token): boolean => token.type === 'heading_open' && token.tag === 'h1';

function readTitle(draft: Draft, inline: Token): void {
  const options = grammar.options as Required<typeof grammar.options>;
  const text = plainText(inline);
  draft.title = draft.source.frontMatter.title ?? text;
  draft.h1 = grammar.renderer.renderInline(inline.children ?? [], options, draft.env).trim();
  if (!text && !(inline.content && draft.title)) {
    report(draft, {
      ...positionOf(draft, inline),
      what: 'The H1 is empty.',
      fix: 'Write the title of the page behind the `#`.',
    });
  } else if (text.length > longest && draft.source.frontMatter.title === undefined) {
    report(draft, {
      ...positionOf(draft, inline),
      what: `The title has ${text.length} characters.`,
      fix: `Shorten the H1 to ${longest} or fewer, or add a shorter \`title\` to the front matter.`,
    });
  }
}
