import type { Token } from 'markdown-it';
import type { MarkdownSource } from '../../stages';
import type { Draft } from '../draft';
import { grammar } from '../grammar';
import { plainText } from '../tokens';

const title = 'Unstyled';

/**
 * Adds the section "Unstyled" to a page whose front matter names the unstyled version of its component (`unstyled`,
 * contract §7). An author's own section of that title replaces it.
 */
export function addUnstyled(draft: Draft): void {
  const { source, tokens } = draft;
  const section = unstyledSection(source, tokens);
  if (!section) return;
  const end = draft.lines.length;
  for (const token of grammar.parse(section, {})) {
    if (token.map) token.map = [end, end];
    draft.tokens.push(token);
  }
}

/** Returns the section as Markdown; empty for a page without an unstyled version, or with its own section about it. */
export function unstyledSection(
  { frontMatter }: Pick<MarkdownSource, 'frontMatter'>,
  tokens: readonly Token[],
): string {
  const { unstyled } = frontMatter;
  if (!unstyled || hasOwn(tokens)) return '';
  return (
    `## ${title}\n\n` +
    `To build your own design from scratch, use the [unstyled version](${unstyled}) of this component in Base UI. It's a smaller download, and it has no styles that you need to override.`
  );
}

function hasOwn(tokens: readonly Token[]): boolean {
  return tokens.some(({ type }, index) => {
    const content = type === 'heading_open' ? tokens[index + 1] : undefined;
    return content && plainText(content).replace(/\s*\{#.*$/, '') === title;
  });
}
