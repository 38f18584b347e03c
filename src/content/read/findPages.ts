import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageFile } from '../stages';

const contentFolder = 'docs-data';

/**
 * Every markdown file below `docs-data/` that is a page, sorted by path. A readme is not a page, nor is a
 * translation: `button-zh.md` beside `button.md`.
 */
export function findPages(root: string): PageFile[] {
  const folder = path.join(root, contentFolder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  const all = new Set(files);
  return files
    .filter((file) => isPage(file) && !isTranslation(file, all))
    .sort((a, b) => (a < b ? -1 : 1))
    .map(toPageFile);
}

const isPage = (file: string): boolean =>
  file.includes('/') && !/(^|\/)(readme\.md$|node_modules\/|[._])/i.test(file);

function isTranslation(file: string, all: ReadonlySet<string>): boolean {
  const original = file.replace(/-[a-z]{2}\.md$/, '.md');
  return original !== file && all.has(original);
}

function toPageFile(file: string): PageFile {
  return {
    file: `${contentFolder}/${file}`,
    pathname: `/${path.posix.dirname(file)}/`,
    productFolder: file.split('/')[0] ?? '',
  };
}
