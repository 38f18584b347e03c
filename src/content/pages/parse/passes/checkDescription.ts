import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import { plainText } from '../tokens';

const longest = 170;

/** Reports a description that does not follow the H1, is too long, or is empty. */
export function checkDescription(draft: Draft, token: Token): void {
  checkPlace(draft, token);
  checkLength(draft, token);
  checkEmpty(draft, token);
}

function checkPlace(draft: Draft, token: Token): void {
  const index = draft.tokens.indexOf(token);
  const before = draft.tokens[index - 1];
  const hasH1 = draft.tokens.some((other) => other.tag === 'h1');
  if (hasH1 && !(before?.type === 'heading_close' && before.tag === 'h1')) {
    report(draft, {
      ...positionOf(draft, token),
      what: 'The description does not follow the H1.',
      fix: 'Move it directly below the H1.',
    });
  }
}

function checkLength(draft: Draft, token: Token): void {
  const { length } = draft.description;
  if (length > longest && draft.source.frontMatter.description === undefined) {
    report(draft, {
      ...positionOf(draft, token),
      what: `The description has ${length} characters.`,
      fix: `Shorten it to ${longest} or fewer, or add a shorter \`description\` to the front matter.`,
    });
  }
}

function checkEmpty(draft: Draft, token: Token): void {
  if (!plainText(token) && !draft.descriptionHtml) {
    report(draft, {
      ...positionOf(draft, token),
      what: 'The description is empty.',
      fix: 'Write one sentence between `<p class="description">` and `</p>`.',
    });
  }
}
