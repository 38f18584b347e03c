/**
 * Compiles a path pattern of the hosting files: `*` at the end stands for anything. The matcher gives what the star
 * stood for, `''` without a star, null for no match.
 */
export function matcher(pattern: string): (pathname: string) => string | null {
  if (!pattern.endsWith('*')) return (pathname) => (pathname === pattern ? '' : null);
  const start = pattern.slice(0, -1);
  return (pathname) => (pathname.startsWith(start) ? pathname.slice(start.length) : null);
}
