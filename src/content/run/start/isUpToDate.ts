import fs from 'node:fs';
import path from 'node:path';

/** Everything that decides the output before a page is requested. */
const sources = ['docs-data', 'package-lock.json', 'public/static', 'src', 'translations'];

const cache = '.content/cache';

/** The compiler's list of results, written by builds and in development. */
const list = `${cache}/index.json`;

/** Its modification time is when all output for development was last known to be valid. */
const stamp = `${cache}/watched`;

/**
 * Tells whether nothing was edited, added or removed since `stampContent`, judged by the modification times of files
 * and folders. A build's output differs, because it imports the demos of all pages. If the answer is wrong, the
 * compiler corrects the output a moment later, like after any edit.
 */
export function isUpToDate(root: string): boolean {
  const written = timeOf(path.join(root, stamp));
  if (timeOf(path.join(root, list)) > written) return false;
  return sources.every((source) => isOlder(path.join(root, source), written));
}

/** Records that the output for development is valid. */
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
