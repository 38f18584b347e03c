/**
 * Compiles a path pattern of `_headers` and `_redirects`, in which `*` at the end matches any text. The matcher returns
 * the text that `*` matched, `''` for a pattern without `*`, and null for no match.
 */
export function compilePattern(pattern: string): (pathname: string) => string | null {
  if (!pattern.endsWith('*')) return (pathname) => (pathname === pattern ? '' : null);
  const start = pattern.slice(0, -1);
  return (pathname) => (pathname.startsWith(start) ? pathname.slice(start.length) : null);
}
