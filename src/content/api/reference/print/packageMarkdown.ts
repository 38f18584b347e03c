import MarkdownIt from 'markdown-it';
import { highlight } from '@/content/pages/parse';
import { escapeAttribute, escapeText } from '@/model/escape';
import { fenceDrawings } from './cellMarkdown';
import { breakCode } from './lineBreaks';
import type { FollowLink } from './links';
import { dropDeadLinks } from './dropDeadLinks';

/**
 * Comments of packages are foreign text: their HTML is shown as text, and their headings are not headings of the page.
 */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable(['heading', 'lheading']);

markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

markdown.renderer.rules.fence = (tokens, index) => {
  const { content = '', info = '' } = tokens[index] ?? {};
  const [language] = info.trim().split(/\s+/);
  return codeBlock(content.trimEnd(), language || 'tsx');
};

markdown.renderer.rules.code_inline = (tokens, index) =>
  `<code>${breakCode(escapeText(tokens[index]?.content ?? ''))}</code>`;

/** Renders a block of code with its copy button, as everywhere on the site. */
export function codeBlock(
  code: string,
  language: string,
  html = highlight(code, language),
): string {
  return (
    `<div class="code" data-language="${escapeAttribute(language)}"><pre><code tabindex="0">${html}</code>` +
    '<button type="button" class="code-copy">Copy</button></pre></div>'
  );
}

/** Renders the Markdown of a package's comment; a single paragraph comes without its `<p>`. */
export function packageMarkdown(text: string, follow: FollowLink): string {
  const tokens = markdown.parse(fenceDrawings(text), {});
  for (const { children } of tokens) if (children) dropDeadLinks(children, follow);
  const isOneParagraph = tokens.length === 3 && tokens[0]?.type === 'paragraph_open';
  const shown = isOneParagraph ? tokens.slice(1, 2) : tokens;
  return markdown.renderer.render(shown, markdown.options, {}).trim();
}
