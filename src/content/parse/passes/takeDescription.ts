import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { grammar } from '../grammar';
import { placeInside } from '../place';
import { plainText } from '../tokens';
import { isDescription } from './readDescription';

const longest = 170;

/** Takes the description out of the text and checks that it is there, follows the H1 and is short enough. */
export function takeDescription(draft: Draft): void {
  const { frontMatter } = draft.source;
  const token = draft.tokens.find(isDescription);
  draft.description = frontMatter.description ?? (token ? plainText(token) : '');
  if (!token) {
    reportMissing(draft);
    return;
  }
  draft.descriptionHtml = grammar.renderer
    .renderInline(
      token.children ?? [],
      grammar.options as Required<typeof grammar.options>,
      draft.env,
    )
    .trim();
  checkPlace(draft, token);
  checkLength(draft, token);
  draft.tokens = draft.tokens.filter((other) => other !== token);
}

function reportMissing(draft: Draft): void {
  const isBlogPost = Boolean(draft.source.frontMatter.date && draft.description);
  if (!isBlogPost) {
    const h1 = draft.tokens.find((token) => token.tag === 'h1');
    report(draft, {
      line: draft.source.bodyLine + (h1?.map?.[0] ?? 0),
      column: 1,
      what: 'The page has no description.',
      fix: 'Add `<p class="description">One sentence.</p>` below the H1.',
    });
  }
}

function checkPlace(draft: Draft, token: Token): void {
  const index = draft.tokens.indexOf(token);
  const before = draft.tokens[index - 1];
  const hasH1 = draft.tokens.some((other) => other.tag === 'h1');
  if (hasH1 && !(before?.type === 'heading_close' && before.tag === 'h1')) {
    report(draft, {
      ...placeInside(draft, token, 0),
      column: 1,
      what: 'The description does not follow the H1.',
      fix: 'Move it directly below the H1.',
    });
  }
}

function checkLength(draft: Draft, token: Token): void {
  const { length } = draft.description;
  if (length > longest && draft.source.frontMatter.description === undefined) {
    report(draft, {
      ...placeInside(draft, token, 0),
      what: `The description has ${length} characters.`,
      fix: `Shorten it to ${longest} or fewer, or add a shorter \`description\` to the front matter.`,
    });
  }
}
