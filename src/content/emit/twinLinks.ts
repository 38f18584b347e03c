import { twinUrl } from './addresses';
import { changeProse } from './markdownLines';

const inText = /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*|\b(?:href|src)=")(\/[^\s)>"]*)/g;

/** A twin with absolute links: to the twins of pages of this site, to everything else as it is. */
export function linkTwin(twin: string, siteUrl: string, pathnames: ReadonlySet<string>): string {
  const lines = changeProse(twin.split('\n'), (line) => [
    line.replace(inText, (_, before: string, href: string) => {
      return before + absolute(href, siteUrl, pathnames);
    }),
  ]);
  return lines.join('\n');
}

function absolute(href: string, siteUrl: string, pathnames: ReadonlySet<string>): string {
  const [, pathname = '', rest = ''] = /^([^#?]*)(.*)$/.exec(href) ?? [];
  return siteUrl + (pathnames.has(pathname) ? twinUrl(pathname) : pathname) + rest;
}
