import fs from 'node:fs';
import { matcher } from './pattern';

/**
 * Reads a `_headers` file (a path pattern on a line, its headers indented below it) and answers which headers a
 * path gets; later rules win. A missing file means none.
 */
export function readHeaders(file: string): (pathname: string) => [string, string][] {
  const rules: { matches: (pathname: string) => boolean; headers: [string, string][] }[] = [];
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (/^\//.test(line)) {
      const match = matcher(line.trim());
      rules.push({ matches: (pathname) => match(pathname) !== null, headers: [] });
    }
  }
  return (pathname) =>
    rules.filter((rule) => rule.matches(pathname)).flatMap((rule) => rule.headers);
}
