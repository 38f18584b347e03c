import fs from 'node:fs';
import path from 'node:path';

/** Where pages import the sheet from. */
const sheet = '.content/theme.css';

/** What the sheet is made of. */
const sources = ['src/base/theme', 'package-lock.json'];

/** The variables of both themes as one stylesheet, so that no page computes them in the browser. */
export async function writeThemeCss(root: string): Promise<void> {
  const { printThemeCss } = await import('./printThemeCss');
  const file = path.join(root, sheet);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, printThemeCss());
}

/** Writes the sheet unless it is younger than all it is made of: to load the themes takes longer than to look. */
export async function refreshThemeCss(root: string): Promise<void> {
  const written = timeOf(path.join(root, sheet));
  const isFresh = sources.every((source) => latest(path.join(root, source)) < written);
  if (!isFresh) await writeThemeCss(root);
}

/** When a file, or anything in a folder, was last written (ms); 0 when it is not there. */
function latest(source: string): number {
  const inside = fs.statSync(source, { throwIfNoEntry: false })?.isDirectory()
    ? fs.readdirSync(source, { recursive: true, encoding: 'utf8' })
    : [];
  return Math.max(timeOf(source), ...inside.map((name) => timeOf(path.join(source, name))));
}

function timeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
