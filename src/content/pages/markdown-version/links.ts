import { markdownVersionUrl } from './addresses';
import { codeRanges, type Range } from './codeRanges';

const inText = /(\]\(\s*<?|^[>\s]*\[[^\]\n]+\]:\s*<?|\b(?:href|src)=["'])(\/(?!\/)[^\s)>"']*)/gm;

type Match = [whole: string, before: string, href: string, offset: number];

/**
 * Makes the links of a Markdown version absolute: links to pages of this site lead to their Markdown versions, others
 * are unchanged.
 */
export function linkMarkdownVersion(
  markdown: string,
  siteUrl: string,
  pathnames: ReadonlySet<string>,
): string {
  // Computed for the first link: many pages have none.
  let code: Range[] | undefined;
  return markdown.replace(inText, (...[whole, before, href, offset]: Match) => {
    const at = offset + before.length;
    code ??= codeRanges(markdown, inText);
    const isCode = code.some(({ from, to }) => at >= from && at < to);
    return isCode ? whole : before + absolute(href, siteUrl, pathnames);
  });
}

function absolute(href: string, siteUrl: string, pathnames: ReadonlySet<string>): string {
  const [, pathname = '', rest = ''] = /^([^#?]*)(.*)$/.exec(href) ?? [];
  return siteUrl + (pathnames.has(pathname) ? markdownVersionUrl(pathname) : pathname) + rest;
}
