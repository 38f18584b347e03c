/**
 * The page that a link to a Markdown file means, `../react-chip/chip.md#size` to `/material-ui/react-chip/#size`. Undefined for
 * other links, among them those to the Markdown version of a page, `/material-ui/react-chip.md` (contract §3).
 */
export function pageOfFile(href: string, pathname: string): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*\.md)(#.*)?$/i.exec(href) ?? [];
  if (!path) return undefined;
  const isRelative = !path.startsWith('/');
  const parts = new URL(path, `https://example.com${pathname}`).pathname.split('/');
  const file = (parts.at(-1) ?? '').replace(/\.md$/i, '');
  const folder = parts.at(-2) ?? '';
  // A file has the name of its folder, or its end: `react-chip/chip.md`.
  if (!isRelative && folder !== file && !folder.endsWith(`-${file}`)) return undefined;
  return `${parts.slice(0, -1).join('/')}/${hash}`;
}
