import fs from 'node:fs';
import { compilePattern } from './pattern';

/** The target of a redirect. */
export interface Redirect {
  to: string;
  status: number;
}

/**
 * Reads a `_redirects` file (`/from/* /to/:splat 301`, one per line) and returns a function that looks up the redirect
 * of a path, if any. The first matching rule wins. A missing file means no redirects.
 */
export function readRedirects(file: string): (pathname: string) => Redirect | null {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const rules = lines.flatMap((line) => {
    const [from, to, status = '301'] = line.replace(/#.*/, '').trim().split(/\s+/);
    return from && to
      ? [{ match: compilePattern(from), to, status: Number.parseInt(status, 10) }]
      : [];
  });
  return (pathname) => {
    for (const { match, to, status } of rules) {
      const splat = match(pathname);
      // Leading slashes could make the target a URL of another host (`//evil.example`).
      const rest = splat?.replace(/^[/\\]+/, '') ?? '';
      // A function, because `$` has a meaning in replacement text: `$\`` would add another slash.
      if (splat !== null) return { to: to.replace(':splat', () => rest), status };
    }
    return null;
  };
}
