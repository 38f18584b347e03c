import { grammar } from '../parse/grammar';
import type { Permalink } from '../parse';
import { unstyledSection } from '../parse/passes/addUnstyled';
import type { MarkdownSource, ParsedPage } from '../stages';
import { asMarkdown, changedText } from './text';
import { writeBody, type WrittenDemo } from './writeBody';

/** The input for a page's Markdown version. */
export interface MarkdownVersionInput {
  source: MarkdownSource;
  page: Pick<ParsedPage, 'title' | 'description'>;
  demos: readonly WrittenDemo[];
  /** As for the page itself. */
  permalink?: Permalink;
}

/**
 * Writes the page for programs: demos become code, and components of the site become notes. Links stay relative to the
 * site until the version is emitted.
 */
export function writeMarkdownVersion(input: MarkdownVersionInput): string {
  const { source, page, permalink } = input;
  const body = source.body.replace(/\r\n?/g, '\n');
  const tokens = grammar.parse(body, {});
  const h1 = tokens.findIndex(({ type, tag, level }) => {
    return type === 'heading_open' && tag === 'h1' && level === 0;
  });
  const title = tokens[h1 + 1];
  const text = writeBody(input, { lines: body.split('\n'), tokens, h1 });
  const parts = [
    `# ${h1 >= 0 && title ? changedText(title).replace(/\n/g, ' ') : asMarkdown(page.title)}`,
    asMarkdown(page.description),
    permalink ? text.replaceAll(permalink.written, permalink.pinned) : text,
    unstyledSection(source, tokens),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
