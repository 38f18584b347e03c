import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Path from which pages import the style sheet. */
const sheet = '.content/theme.css';

/** File with a hash of the style sheet on disk and its sources. */
const record = '.content/cache/theme';

/** Files and folders on which the style sheet depends. */
const sources = ['src/base/theme', 'package-lock.json'];

/**
 * Writes the CSS variables of both themes as one style sheet, so that no page computes them in the browser. Skipped if
 * the sheet is up to date: loading the themes takes longer than reading their sources.
 */
export async function writeThemeCss(root: string): Promise<void> {
  const file = path.join(root, sheet);
  const madeOf = hashSources(root);
  if (read(path.join(root, record)) === hash([madeOf, read(file)])) return;
  const { printThemeCss } = await import('./printThemeCss');
  const css = printThemeCss();
  write(file, css);
  write(path.join(root, record), hash([madeOf, css]));
}

function hashSources(root: string): string {
  const files = sources.flatMap((source) => listFiles(root, source)).sort();
  return hash(files.flatMap((file) => [file, read(path.join(root, file))]));
}

/** Returns a file, or all files of a folder, as paths relative to the root. */
function listFiles(root: string, source: string): string[] {
  if (!fs.statSync(path.join(root, source), { throwIfNoEntry: false })?.isDirectory()) {
    return [source];
  }
  return fs
    .readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function hash(parts: readonly string[]): string {
  return createHash('sha1').update(JSON.stringify(parts)).digest('base64url');
}

function read(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
