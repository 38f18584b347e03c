import { withoutLanguage } from '@/base/address';
import type { Release } from './release';
import type { SiteFile } from './static/siteFiles';

/** The path and query of a request. */
export interface Target {
  /** Decoded path without the query. A path with malformed escapes is not decoded. */
  pathname: string;
  /** Query as sent, with its `?`; `''` if there is none. */
  query: string;
}

/** How to answer a request: with a file or a redirect. */
export type Resolution =
  { kind: 'file'; file: SiteFile } | { kind: 'redirect'; to: string; status: number };

/** Parses the URL of a request's first line, which is absolute in requests of some proxies. */
export function readTarget(url: string): Target {
  const [, raw = '/', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [
    '',
    url,
  ];
  return { pathname: decode(raw || '/'), query };
}

function decode(raw: string): string {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Finds the file or redirect for a target; undefined if the site has none. */
export function resolveTarget(release: Release, target: Target): Resolution | undefined {
  return resolvePath(release, target) ?? leaveLanguage(release, target);
}

function resolvePath(release: Release, { pathname, query }: Target): Resolution | undefined {
  const redirect = release.redirectFor(pathname);
  if (redirect) {
    const rest = redirect.to.includes('?') ? '' : query;
    return { kind: 'redirect', to: encodeURI(redirect.to) + rest, status: redirect.status };
  }
  const name = pathname.slice(1);
  const isFolder = name === '' || name.endsWith('/');
  const file = release.files.get(isFolder ? `${name}index.html` : name);
  if (file && pathname.startsWith('/')) return { kind: 'file', file };
  if (isFolder || !release.files.has(`${name}/index.html`)) return undefined;
  // One leading slash: with two, the path would be a URL of another host.
  const to = `/${name.replace(/^[/\\]+/, '')}/`;
  return { kind: 'redirect', to: encodeURI(to) + query, status: 308 };
}

/** Redirects `/zh-CN/x/` to `/x/` if the site has that page. The rules in `_redirects` cover common languages only. */
function leaveLanguage(release: Release, { pathname, query }: Target): Resolution | undefined {
  const to = withoutLanguage(pathname);
  if (to === null || !resolvePath(release, { pathname: to, query })) return undefined;
  return { kind: 'redirect', to: encodeURI(to) + query, status: 301 };
}
