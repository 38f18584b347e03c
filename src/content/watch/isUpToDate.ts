import fs from 'node:fs';
import path from 'node:path';

/** All that may decide what the compiler writes before anybody asks for a page. */
const sources = ['docs-data', 'package-lock.json', 'public/static', 'src', 'translations'];

/** The compiler's list of results, which it writes after its work and when it ends. */
const list = '.content/cache/index.json';

/**
 * Whether nothing was edited, added or removed since the compiler last wrote its list, by the times of files and
 * folders. Where it says so wrongly, the compiler finds out a moment later and what it changes is an edit like others.
 */
export function isUpToDate(root: string): boolean {
  const written = timeOf(path.join(root, list));
  return sources.every((source) => isOlder(path.join(root, source), written));
}

function isOlder(place: string, than: number): boolean {
  const stats = fs.statSync(place, { throwIfNoEntry: false });
  if (!stats) return true;
  if (stats.mtimeMs >= than) return false;
  return (
    !stats.isDirectory() ||
    fs.readdirSync(place).every((name) => isOlder(path.join(place, name), than))
  );
}

function timeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
