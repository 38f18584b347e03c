import fs from 'node:fs';
import { matcher } from './pattern';

/** Where a request is sent instead. */
export interface Redirect {
  to: string;
  status: number;
}

/**
 * Reads a `_redirects` file (`/from/* /to/:splat 301`, one a line) and answers where a path is sent, if anywhere; the
 * first rule wins. A missing file means nowhere.
 */
export function readRedirects(file: string): (pathname: string) => Redirect | null {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const rules = lines.flatMap((line) => {
    const [from, to, status = '301'] = line.replace(/#.*/, '').trim().split(/\s+/);
    return from && to ? [{ match: matcher(from), to, status: Number.parseInt(status, 10) }] : [];
  });
  return (pathname) => {
    for (const { match, to, status } of rules) {
      const splat = match(pathname);
      // Slashes at the front of the rest would make it the address of another host.
      const rest = splat?.replace(/^[/\\]+/, '') ?? '';
      if (splat !== null) return { to: to.replace(':splat', rest), status };
    }
    return null;
  };
}
