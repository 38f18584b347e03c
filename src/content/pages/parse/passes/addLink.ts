import { report, type Draft } from '../draft';
import type { FoundLink } from '../../stages';

const isElsewhere = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** Adds an internal link to the draft if it is written correctly; reports it otherwise. Ignores links to other sites. */
export function addLink(draft: Draft, link: FoundLink): void {
  if (isElsewhere(link.href)) {
    return;
  }
  const { href, line, column } = link;
  const page = pageOfFile(href, draft.source.pathname);
  if (page) {
    const what = `The link \`${href}\` leads to a Markdown file, not to a page.`;
    report(draft, { line, column, what, fix: `Write \`${page}\`: the folder is the address.` });
    return;
  }
  const right = rightHref(href, draft.source.pathname);
  if (!href) {
    report(draft, { line, column, what: 'The link has no address.', fix: 'Give it one.' });
  } else if (href === right) {
    draft.links.push(link);
  } else {
    const side = href.startsWith('/') ? 'end' : 'start';
    const what = `The internal link \`${href}\` does not ${side} with a slash.`;
    report(draft, { line, column, what, fix: `Write \`${right}\`.` });
  }
}

/** Returns the correct form of an address of a page, a file or a heading of this site. */
function rightHref(href: string, pathname: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (!path) {
    return rest;
  }
  const absolute = /^\.{1,2}\//.test(path)
    ? new URL(path, `https://example.com${pathname}`).pathname
    : path.replace(/^\/?/, '/');
  const isFile = /\.[a-z][a-z\d]*$/i.test(absolute);
  return absolute + (isFile || absolute.endsWith('/') ? '' : '/') + rest;
}

/**
 * Returns the page for a link to a Markdown file: `/material-ui/react-chip/#size` for `../react-chip/chip.md#size`.
 * Undefined for other links, including those to the Markdown version of a page, `/material-ui/react-chip.md` (contract
 * §3).
 */
function pageOfFile(href: string, pathname: string): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*\.md)(#.*)?$/i.exec(href) ?? [];
  if (!path) return undefined;
  const isRelative = !path.startsWith('/');
  const parts = new URL(path, `https://example.com${pathname}`).pathname.split('/');
  const file = (parts.at(-1) ?? '').replace(/\.md$/i, '');
  const folder = parts.at(-2) ?? '';
  // A file has the name of its folder, or the end of that name: `react-chip/chip.md`.
  if (!isRelative && folder !== file && !folder.endsWith(`-${file}`)) return undefined;
  return `${parts.slice(0, -1).join('/')}/${hash}`;
}
