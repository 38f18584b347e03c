import { withoutLanguage } from '@/base/address';
import type { Release } from './release';
import type { SiteFile } from './static/siteFiles';

/** What a request is for. */
export interface Target {
  /** Path without the query, decoded; malformed escapes stay as they are. */
  pathname: string;
  /** Query with its `?`, as the client wrote it; `''` without one. */
  query: string;
}

/** What answers a target. */
export type Resolution =
  { kind: 'file'; file: SiteFile } | { kind: 'redirect'; to: string; status: number };

/** Reads the request's first line, in which proxies may write the whole address. */
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

/** Finds what answers a target: a redirect, a file, or the way to it. Undefined where the site has nothing. */
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
  // One slash at the front: a path of two would be another host's address.
  const to = `/${name.replace(/^[/\\]+/, '')}/`;
  return { kind: 'redirect', to: encodeURI(to) + query, status: 308 };
}

/** `/zh-CN/x/` leads to `/x/` where the site has that page; a host's rules name the usual languages only. */
function leaveLanguage(release: Release, { pathname, query }: Target): Resolution | undefined {
  const to = withoutLanguage(pathname);
  if (to === null || !resolvePath(release, { pathname: to, query })) return undefined;
  return { kind: 'redirect', to: encodeURI(to) + query, status: 301 };
}
