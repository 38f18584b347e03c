import fs from 'node:fs';
import path from 'node:path';

/** All that may decide what the compiler writes before anybody asks for a page. */
const sources = ['docs-data', 'package-lock.json', 'public/static', 'src', 'translations'];

const cache = '.content/cache';

/** The compiler's list of results, of builds and of development. */
const list = `${cache}/index.json`;

/** Its time is when the compiler last knew, in development, that all it had written holds. */
const stamp = `${cache}/watched`;

/**
 * Whether nothing was edited, added or removed since `stampContent`, by the times of files and folders. A build writes
 * something else: it names the demos of all pages. Where this says yes wrongly, the compiler finds out a moment later,
 * and what it changes is an edit like others.
 */
export function isUpToDate(root: string): boolean {
  const written = timeOf(path.join(root, stamp));
  if (timeOf(path.join(root, list)) > written) return false;
  return sources.every((source) => isOlder(path.join(root, source), written));
}

/** Notes that what the compiler has written for development holds. */
export function stampContent(root: string): void {
  fs.writeFileSync(path.join(root, stamp), '');
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
