import fs from 'node:fs';
import { compilePattern } from './pattern';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Returns the headers of a path. */
export type HeadersFor = (pathname: string) => Headers;

/**
 * Reads a `_headers` file (a path pattern on a line, its headers indented below it) and returns a function that looks
 * up the headers of a path. Later rules win. A missing file means no headers. Paths matched by the same rules get the
 * same object.
 */
export function readHeaders(file: string): HeadersFor {
  const rules: { matches: (pathname: string) => boolean; headers: [string, string][] }[] = [];
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (/^\//.test(line)) {
      const match = compilePattern(line.trim());
      rules.push({ matches: (pathname) => match(pathname) !== null, headers: [] });
    }
  }
  const merged = new Map<string, Headers>();
  return (pathname) => {
    let matched = '';
    for (const [index, rule] of rules.entries()) if (rule.matches(pathname)) matched += `${index} `;
    const headers = merged.get(matched) ?? merge(rules.filter((rule) => rule.matches(pathname)));
    merged.set(matched, headers);
    return headers;
  };
}

/** Merges the headers of rules. Of those with the same name, in any case, the last one wins. */
function merge(rules: { headers: [string, string][] }[]): Headers {
  const all = rules.flatMap(({ headers }) => headers);
  const last = new Map(all.map(([name, value]) => [name.toLowerCase(), [name, value] as const]));
  return Object.fromEntries(last.values());
}
